import { describe, expect, it } from 'vitest';
import { pageHeaders } from './security-headers.ts';

function policyOf(page: Partial<Parameters<typeof pageHeaders>[0]> = {}): Map<string, string> {
  const { 'content-security-policy': policy = '' } = pageHeaders({ nonce: 'n', ...page });
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

describe('the policy of a page', () => {
  it('allows only own scripts and fonts', () => {
    const policy = policyOf();
    expect([policy.get('script-src'), policy.get('font-src'), policy.get('style-src')]).toEqual([
      "'self'",
      "'self'",
      "'self' 'nonce-n'",
    ]);
    expect([...policy.values()].join()).not.toMatch(/unsafe|\*/);
  });

  it('lets sockets go to this host, and names the configured one for browsers that do not count them as their own', () => {
    expect(policyOf().get('connect-src')).toBe("'self'");
    expect(policyOf({ publicUrl: 'https://navette.example/suite' }).get('connect-src')).toBe(
      "'self' wss://navette.example",
    );
  });

  it('allows workers from loaded code only', () => {
    expect(policyOf({ cdn: 'https://cdn.example', overrides: ['https://dev.example'] }).get('worker-src')).toBe(
      'blob:',
    );
  });

  it('allows the origins of developer overrides where code needs them and nowhere else', () => {
    const policy = policyOf({ overrides: ['https://dev.example:4310', 'http://localhost:4310'] });
    for (const part of ['script-src', 'style-src', 'connect-src', 'font-src'])
      expect(policy.get(part)).toMatch(/'self'.* https:\/\/dev\.example:4310 http:\/\/localhost:4310/);
    expect(policy.get('connect-src')).toContain('wss://dev.example:4310 ws://localhost:4310');
    for (const part of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(part)).not.toContain('dev.example');
  });

  it('lets in the files of a CDN, and no code from anywhere else', () => {
    const policy = policyOf({ cdn: 'https://cdn.example' });
    for (const part of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'])
      expect(policy.get(part)).toMatch(/'self'.* https:\/\/cdn\.example/);
    for (const part of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(part)).not.toContain('cdn.example');
    expect(policyOf({ cdn: "https://cdn.example; script-src 'unsafe-eval'" })).toEqual(policyOf());
  });

  it.each([
    "https://dev.example; script-src 'unsafe-eval'",
    '*',
    "'unsafe-inline'",
    'https://*.example',
    'data:',
    'https://dev.example/path',
  ])('ignores an invalid origin: %s', (origin) => {
    expect(policyOf({ overrides: [origin] })).toEqual(policyOf());
  });

  it('content security policy of a page reports violations in both formats where browsers support them', () => {
    expect(policyOf({ secure: true }).get('report-to')).toBe('violations');
    expect(pageHeaders({ nonce: 'n', secure: true })['reporting-endpoints']).toBe('violations="/csp-report"');
    expect([policyOf().get('report-uri'), policyOf().has('report-to')]).toEqual(['/csp-report', false]);
  });
});
