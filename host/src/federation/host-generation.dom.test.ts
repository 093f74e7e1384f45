import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '../app/reload.ts';
import { switchHost } from './page-release.ts';

/** The page as the server wrote it. */
const pageOf = (host: string): void => {
  document.head.innerHTML = `<meta name="navette-host" content="${host}" />`;
};

beforeEach(() => {
  vi.mocked(reload).mockReset();
  document.cookie = 'navette.host=; path=/; max-age=0';
  return () => (document.head.innerHTML = '');
});

describe('the host of a page', () => {
  it('keeps the host of the page when the set pins the same one', () => {
    pageOf('1.2.0');
    expect([switchHost('1.2.0', true), vi.mocked(reload).mock.calls.length]).toEqual([false, 0]);
  });

  it('switches to the host of a trial with a cookie and a reload', () => {
    pageOf('deployed');
    expect([switchHost('1.3.0', false), document.cookie]).toEqual([true, 'navette.host=1.3.0']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the host of a page is that of the running set again after a trial, without a cookie', () => {
    document.cookie = 'navette.host=1.3.0; path=/';
    pageOf('1.3.0');
    expect([switchHost('deployed', true), document.cookie]).toEqual([true, '']);
  });

  it('the host of a page is reloaded once for a build that the server can not serve', () => {
    pageOf('deployed');
    expect([switchHost('1.3.0', false), switchHost('1.3.0', false)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['__HOST__', ''])('is not switched in a development server, whose page names none: %j', (host) => {
    pageOf(host);
    expect(switchHost('1.3.0', false)).toBe(false);
  });
});
