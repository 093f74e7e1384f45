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
  it('diagnoses notFound when a file is missing', async () => {
    serve({ 'remoteEntry.js': () => new Response('', { status: 404 }) });
    expect(await kindOf(scriptError)).toBe('notFound');
  });

  it('diagnoses unreachable when the server answers an error', async () => {
    serve({ 'booking.js': () => new Response('', { status: 503 }) });
    expect(await kindOf(scriptError)).toBe('unreachable');
  });

  it('diagnoses unreachable when no server answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await kindOf(scriptError)).toBe('unreachable');
  });

  it('diagnoses html when a web page comes instead of JavaScript', async () => {
    serve({ 'booking.js': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) });
    expect(await kindOf(scriptError)).toBe('html');
  });

  it('diagnoses integrity when a file is not the released one', async () => {
    serve({}, ['booking.js']);
    expect(await kindOf(scriptError)).toBe('integrity');
  });

  it('diagnoses integrity when the release set does not list the file', async () => {
    serve({});
    const failure = await diagnose(pinned({ files: {} }), './pages/booking', scriptError);
    expect(failure.kind).toBe('integrity');
  });

  it.each(['ScriptNetworkError: Script "x" timed out.', 'Loading chunk 12 failed.\n(timeout: /12.js)'])(
    'diagnoses hang for a file that does not arrive: %s',
    async (text) => {
      serve({});
      expect(await kindOf(new Error(text))).toBe('hang');
    },
  );

  it.each([
    'ScriptExecutionError: Uncaught SyntaxError: Unexpected token',
    'Loading chunk 12 failed.\n(missing: /12.js)',
    '[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001',
  ])('diagnoses syntax for broken JavaScript: %s', async (text) => {
    serve({});
    expect(await kindOf(new Error(text))).toBe('syntax');
  });

  it('diagnoses sharedModule when the host does not share a module', async () => {
    serve({});
    expect(await kindOf(new Error('Version 18.2.0 of shared singleton module react does not satisfy'))).toBe(
      'sharedModule',
    );
  });

  it('diagnoses threw when every file is as released', async () => {
    serve({});
    expect(await kindOf(new Error('x is undefined'))).toBe('threw');
  });

  it('a LoadFailure is not diagnosed again', async () => {
    const failure = new LoadFailure('contract', 'dispatch', 'needs host ^2');
    expect(await diagnose(pinned(), './pages/booking', failure)).toBe(failure);
  });
});
