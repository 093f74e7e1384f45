const apiPaths = /^\/(?:api|service|auth|socket\.io)\//;

/**
 * Counts the bytes that a page fetches, as transferred, with headers.
 * @param {import('playwright-core').CDPSession} devtools
 * @returns {Promise<() => { all: number, code: number }>} kB so far; `code` excludes API responses, fonts and pictures.
 */
export async function transferred(devtools) {
  /** @type {Map<string, boolean>} */
  const isCode = new Map();
  const bytes = { all: 0, code: 0 };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    isCode.set(
      requestId,
      !apiPaths.test(new URL(response.url).pathname) && !/^(?:font|image)\//.test(response.mimeType),
    );
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (isCode.get(requestId)) bytes.code += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => ({ all: bytes.all / 1000, code: bytes.code / 1000 });
}
