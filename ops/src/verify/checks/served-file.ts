import { createHash } from 'node:crypto';

/** Longer than this a browser would not wait either, ms. */
const patience = 12_000;

const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  woff2: /^font\/woff2\b/,
};

/**
 * What is wrong with a file as it is served; nothing when it is the released one, with a content type that a browser takes.
 * @param integrity `sha384-…` of the release set
 */
export async function servedFileFault(url: string, integrity: string, timeout = patience): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await fetch(url, { signal, redirect: 'error', headers: { 'accept-encoding': 'br, gzip' } });
    if (!answer.ok) return `${url} answers ${answer.status}`;
    const type = answer.headers.get('content-type') ?? '';
    const expected = contentTypes[url.split('.').at(-1) ?? ''];
    if (expected && !expected.test(type)) return `${url} comes as ${type || 'no content type'}`;
    const hash = createHash('sha384')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('base64');
    return `sha384-${hash}` === integrity ? undefined : `${url} is not the file that was released (its hash differs)`;
  } catch (error) {
    return signal.aborted
      ? `${url} did not answer within ${timeout / 1000} s`
      : `${url} can't be had: ${reasonOf(error)}`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
