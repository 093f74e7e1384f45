import { createReadStream } from 'node:fs';
import { stat, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.webp', 'image/webp'],
  ['.map', 'application/json; charset=utf-8'],
]);

/**
 * @typedef {object} FileServer
 * @property {number} port
 * @property {(textsAlone: boolean) => void} reload Reloads the pages that use the remote from here; the texts in them alone, where nothing else has changed.
 * @property {() => Promise<void>} close
 */

/**
 * Serves the files of a remote to the pages of one origin and nobody else. A few lines are appended to its entry, which reload the page
 * when `reload` is called.
 * @param {{ folder: string, base: string, origin: string, port: number }} options `folder` of the files; `base`: path under which they are served,
 *   with a slash at both ends; `origin`: of the suite whose pages may ask; `port`: 0 takes any.
 * @returns {Promise<FileServer>}
 */
export async function serveFiles({ folder, base, origin, port }) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headersFor(origin))) response.setHeader(name, value);
    const path = pathOf(request.url);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (path === `${base}reload`) listen(request, response, listeners);
    else
      void answer(
        path.startsWith(base) ? join(folder, normalize(`/${path.slice(base.length)}`)) : folder,
        response,
        path,
      );
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)),
  );
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    reload: (textsAlone) =>
      listeners.forEach((response) => response.write(`event: ${textsAlone ? 'texts' : 'rebuilt'}\ndata: {}\n\n`)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** @param {string | undefined} url @returns {string} Its path, decoded; `/` when invalid. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://127.0.0.1').pathname);
  } catch {
    return '/';
  }
}

/** @param {string} origin */
const headersFor = (origin) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, OPTIONS',
  'access-control-allow-headers': '*',
  // Private network access: a public page may only call a local server that allows it.
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  vary: 'origin',
});

/**
 * @param {string} file
 * @param {import('node:http').ServerResponse} response
 * @param {string} path As it was asked for.
 */
async function answer(file, response, path) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`${path} is not a file of this remote\n`);
    return;
  }
  response.setHeader('content-type', types.get(extname(file)) ?? 'application/octet-stream');
  if (file.endsWith('remoteEntry.js')) response.end(`${await readFile(file, 'utf8')}\n${reloader}`);
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Without `import.meta`, since the entry is a plain script: its own address is the one it is running from. */
const reloader = `(() => {
  if (globalThis.navetteReload) return;
  const source = document.currentScript?.src;
  if (!source) return;
  globalThis.navetteReload = new EventSource(new URL('reload', source));
  globalThis.navetteReload.addEventListener('rebuilt', () => location.reload());
  globalThis.navetteReload.addEventListener('texts', () => dispatchEvent(new Event('navette-texts')));
})();
`;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Set<import('node:http').ServerResponse>} listeners
 */
function listen(request, response, listeners) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
  listeners.add(response);
  request.on('close', () => listeners.delete(response));
}
