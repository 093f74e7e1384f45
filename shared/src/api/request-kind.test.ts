import { operations } from '@navette/openapi/operations';
import { describe, expect, it } from 'vitest';
import { kindOf } from './request-kind.ts';

const posts = Object.entries(operations).filter(([, { method }]) => method === 'POST');
const reads = (id: string) => /^(?:list|get|find|search|suggest|read)[A-Z]/.test(id);

describe('what kind of call it is', () => {
  it.each(posts.map(([id, { path }]) => [id, path] as const))(
    '%s is a write exactly when its name says so',
    (id, path) => {
      expect(kindOf('POST', path).write).toBe(!reads(id));
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is always a write', (method) => {
    expect(kindOf(method, '/api/booking/{id}').write).toBe(true);
  });

  it('GET never is', () => {
    expect(kindOf('GET', '/api/client').write).toBe(false);
  });

  it('signing out waits in line, signing in does not', () => {
    expect(['/auth/adminlogin', '/auth/password', '/auth/renew'].map((path) => kindOf('POST', path).immediate)).toEqual(
      [true, true, true],
    );
    expect(kindOf('POST', '/auth/logout').immediate).toBe(false);
    expect(kindOf('GET', '/api/client').immediate).toBe(false);
  });

  it('a file that is fetched holds up nobody, and is fetched again after a new sign-in', () => {
    expect(kindOf('POST', '/service/gmail/getAttachment')).toMatchObject({
      write: false,
      immediate: true,
      renews: true,
    });
    expect(kindOf('POST', '/auth/renew').renews).toBe(false);
  });
});
