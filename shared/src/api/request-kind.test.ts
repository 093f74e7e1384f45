import { operations } from '@navette/openapi/operations';
import { describe, expect, it } from 'vitest';
import { kindOf } from './queue-middleware.ts';

const calls = Object.entries(operations);

describe('the kind of a call', () => {
  it.each(calls)(
    'queues %s as a write unless it is a GET or the contract says that it only reads',
    (_id, { method, path, effect }) => {
      expect(kindOf(method, path).write).toBe(method !== 'GET' && effect !== 'read' && effect !== 'disclose');
    },
  );

  it('queues sign-out, and lets sign-in bypass the queue', () => {
    expect(['/auth/adminlogin', '/auth/password', '/auth/renew'].map((path) => kindOf('POST', path).immediate)).toEqual(
      [true, true, true],
    );
    expect(kindOf('POST', '/auth/logout').immediate).toBe(false);
    expect(kindOf('GET', '/api/client').immediate).toBe(false);
  });

  it('lets a download and a search for a plan bypass the queue, and retries them after a new sign-in', () => {
    expect(kindOf('POST', '/service/plan/propose')).toMatchObject({ immediate: true, renews: true });
    expect(kindOf('POST', '/service/invoice/pdf').immediate).toBe(true);
    expect(kindOf('POST', '/service/invoice/reminders/pdf').immediate).toBe(true);
    expect(kindOf('POST', '/service/gmail/getAttachment')).toMatchObject({
      write: false,
      immediate: true,
      renews: true,
    });
    expect(kindOf('POST', '/auth/renew').renews).toBe(false);
  });
});
