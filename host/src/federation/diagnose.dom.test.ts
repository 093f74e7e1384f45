import { afterEach, describe, expect, it, vi } from 'vitest';
import { diagnose } from './diagnose.ts';
import { LoadFailure } from './load-failure.ts';
import { pinned } from './testing/pinned.ts';

const javascript = (): Response => new Response('1', { headers: { 'content-type': 'text/javascript' } });

/** The server as the browser's `fetch` sees it; a request with the wrong hash is refused as a browser does. */
function serve(answers: Readonly<Record<string, () => Response>>, wrongHashes: readonly string[] = []): void {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const file = url.replace('/registry/dispatch/1.0.0/', '');
    if (init?.integrity && wrongHashes.includes(file)) throw new TypeError('Failed integrity metadata check');
    return (answers[file] ?? javascript)();
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const kindOf = async (error: unknown): Promise<string> => (await diagnose(pinned(), './pages/booking', error)).kind;
const scriptError = new Error('ScriptNetworkError: Failed to load script');

describe('why a remote did not load', () => {
  it('is a file that is gone', async () => {
    serve({ 'remoteEntry.js': () => new Response('', { status: 404 }) });
    expect(await kindOf(scriptError)).toBe('notFound');
  });

  it('is a server that answers an error', async () => {
    serve({ 'booking.js': () => new Response('', { status: 503 }) });
    expect(await kindOf(scriptError)).toBe('unreachable');
  });

  it('is no server at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await kindOf(scriptError)).toBe('unreachable');
  });

  it('is a web page instead of JavaScript', async () => {
    serve({ 'booking.js': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) });
    expect(await kindOf(scriptError)).toBe('html');
  });

  it('is a file that is not the released one', async () => {
    serve({}, ['booking.js']);
    expect(await kindOf(scriptError)).toBe('integrity');
  });

  it('is a file that the release set does not know', async () => {
    serve({});
    const failure = await diagnose(pinned({ files: {} }), './pages/booking', scriptError);
    expect(failure.kind).toBe('integrity');
  });

  it.each(['ScriptNetworkError: Script "x" timed out.', 'Loading chunk 12 failed.\n(timeout: /12.js)'])(
    'is a file that hangs: %s',
    async (text) => {
      serve({});
      expect(await kindOf(new Error(text))).toBe('hang');
    },
  );

  it.each([
    'ScriptExecutionError: Uncaught SyntaxError: Unexpected token',
    'Loading chunk 12 failed.\n(missing: /12.js)',
    '[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001',
  ])('is broken JavaScript: %s', async (text) => {
    serve({});
    expect(await kindOf(new Error(text))).toBe('syntax');
  });

  it('is a module the host does not share', async () => {
    serve({});
    expect(await kindOf(new Error('Version 18.2.0 of shared singleton module react does not satisfy'))).toBe(
      'sharedModule',
    );
  });

  it('is its own code, when every file is as released', async () => {
    serve({});
    expect(await kindOf(new Error('x is undefined'))).toBe('threw');
  });

  it('keeps a failure that is already understood', async () => {
    const failure = new LoadFailure('contract', 'dispatch', 'needs host ^2');
    expect(await diagnose(pinned(), './pages/booking', failure)).toBe(failure);
  });
});
