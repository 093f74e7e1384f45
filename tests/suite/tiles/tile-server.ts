import { createServer } from 'node:http';

/** Web server with one file, answered in ranges to other origins, as by a bucket. */
export interface TileServer {
  readonly url: string;
  /** Content of the file, which may be replaced; null makes the server fail. */
  content: Buffer | null;
  readonly stop: () => Promise<void>;
}

/** Starts the server on a free port. */
export async function startTileServer(): Promise<TileServer> {
  const state: { content: Buffer | null } = { content: null };
  const server = createServer(({ method, headers }, response) => {
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (method === 'OPTIONS') return void response.writeHead(204, allowed).end();
    const { content } = state;
    if (!content) return void response.writeHead(503, allowed).end();
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const part = content.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${content.length}`;
    response.writeHead(206, { ...allowed, 'content-range': range, 'content-length': part.length }).end(part);
  });
  await new Promise<void>((next) => server.listen(0, '127.0.0.1', next));
  const address = server.address();
  return Object.assign(state, {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/belgium.pmtiles`,
    stop: () => new Promise<void>((next) => server.close(() => next())),
  });
}
