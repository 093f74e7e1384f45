import { describe, expect, it } from 'vitest';
import { redact } from './log-queries.ts';

describe('redaction of a logged body', () => {
  it('redacts passwords, tokens and national numbers', () => {
    const text = redact({
      email: 'a@b.example',
      oldpassword: 'secret-1',
      newpassword: 'secret-2',
      token: 't0k3n',
      ssn: '85073003328',
      nested: { comment: 'voir 85.07.30 033-28 svp' },
    });
    expect(text).toContain('a@b.example');
    expect(text).not.toMatch(/secret-|t0k3n|85073003328|033-28/);
  });

  it('keeps emptied fields and phones', () => {
    expect(redact({ ssn: null, mobile: '+32470123456' })).toBe('{"ssn":null,"mobile":"+32470123456"}');
  });

  it('logs nothing for no body, and truncates a long one', () => {
    expect(redact(undefined)).toBeNull();
    expect(redact({ report: 'x'.repeat(20_000) })?.length).toBeLessThan(9000);
  });
});
