import { createServer } from 'node:http';
import type { S3Fake } from '@navette/s3-fake';

/** A CDN in front of the published files of a bucket, on an origin of its own. */
export interface Cdn {
  /** Base address of the files, ending in a slash. */
  readonly address: string;
  /** Requested paths: `dispatch/1.0.0/remoteEntry.js`. */
  readonly asked: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts the CDN on a free port.
 * @param prefix of the registry in the bucket; of it nothing but `files/` is served
 */
export async function startCdn({ objects }: S3Fake, prefix: string): Promise<Cdn> {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://cdn').pathname).slice('/navette/'.length);
    asked.push(path);
    const found = objects.get(`${prefix}/files/${path}`);
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    if (!found) return void response.writeHead(404, headers).end();
    const cache = found.cacheControl === undefined ? {} : { 'cache-control': found.cacheControl };
    response.writeHead(200, { ...headers, ...cache, 'content-type': found.type }).end(found.body);
  });
  await new Promise<void>((next) => server.listen(0, '127.0.0.1', next));
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/navette/`,
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((next) => server.close(() => next()));
    },
  };
}
