import { describe, expect, it } from 'vitest';
import { isOfExtension, remoteOfViolation, readViolations } from './violations.ts';

const file = 'https://navette.example/registry/dispatch/1.2.0/booking.1a.js?patient=Dupont';

describe('a report of a browser', () => {
  it('reads a violation report in the form of report-uri', () => {
    const report = {
      'csp-report': {
        'document-uri': 'https://navette.example/client?q=Dupont',
        'violated-directive': "script-src 'self'",
        'blocked-uri': 'eval',
        'source-file': file,
      },
    };
    expect(readViolations(report)).toEqual([{ source: file, blocked: 'eval', directive: 'script-src' }]);
  });

  it('reads violations among other reports in the form of report-to', () => {
    const body = { effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/x.png', sourceFile: file };
    const reports = [
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation', body },
      { type: 'csp-violation' },
      null,
      'text',
    ];
    expect(readViolations(reports)).toEqual([
      { source: file, blocked: 'https://elsewhere.example/x.png', directive: 'img-src' },
    ]);
  });

  it.each([[null], [''], [1], [{}], [[]], [{ 'csp-report': null }], [{ 'csp-report': [] }], [[[]]]])(
    'a report contains no violation when it is %j',
    (body) => {
      expect(readViolations(body).filter(({ source, blocked }) => source !== '' || blocked !== '')).toEqual([]);
    },
  );

  it('counts at most twenty violations, and stores no text that is no directive', () => {
    const report = {
      type: 'csp-violation',
      body: { effectiveDirective: 'Dupont\nJean', sourceFile: { toString: 'x' } },
    };
    const violations = readViolations(Array.from({ length: 50 }, () => report));
    expect(violations).toHaveLength(20);
    expect(violations[0]).toEqual({ source: '', blocked: '', directive: '' });
  });
});

const of = (source: string, blocked = 'inline') => remoteOfViolation({ source, blocked, directive: '' });

describe('a violation', () => {
  it('attributes a violation to the file whose code asked, else to the refused file', () => {
    expect(of(file)).toEqual({ remote: 'dispatch', version: '1.2.0' });
    expect(of('https://navette.example/assets/main.js', file)).toEqual({ remote: 'dispatch', version: '1.2.0' });
    expect(of('https://navette.example/registry/live/0.1.0%2B0123456789ab/x.js')).toEqual({
      remote: 'live',
      version: '0.1.0+0123456789ab',
    });
  });

  it.each([
    '',
    'inline',
    'https://navette.example/',
    'https://navette.example/registry/dispatch',
    'https://navette.example/registry/../1.0.0/x.js',
    'https://navette.example/registry/dispatch/latest/x.js',
    `https://navette.example/registry/${'a'.repeat(60)}/1.0.0/x.js`,
    `https://navette.example/registry/dispatch/1.0.${'1'.repeat(80)}/x`,
  ])('a violation belongs to no remote when the address is %s', (address) => {
    expect(of(address)).toBeUndefined();
  });

  it('ignores violations of browser extensions', () => {
    const from = (source: string) => isOfExtension({ source, blocked: 'inline', directive: '' });
    expect(['chrome-extension', 'moz-extension://0123/content.js', 'safari-web-extension://x/y.js'].map(from)).toEqual([
      true,
      true,
      true,
    ]);
    expect([file, 'https://extension.example/x.js', ''].map(from)).toEqual([false, false, false]);
  });
});
