import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stopped } from '../suite/stopped.mjs';
import { createClient } from './client.mjs';

/**
 * Starts bare `node:http` with the bytes that the API answers.
 * @param {string} folder
 * @param {import('./day-reader.mjs').DayReader} reader
 * @param {number} connections
 */
export async function startBareServer(folder, reader, connections) {
  const [plain, brotli] = [await reader.read('identity'), await reader.read('br')];
  const files = [join(folder, 'day.json'), join(folder, 'day.json.br')];
  await writeFile(files[0] ?? '', plain.body);
  await writeFile(files[1] ?? '', brotli.body);
  const etag = String(plain.headers.etag);
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [...files, etag]);
  const stop = stopped(child);
  const [port] = await once(child, 'message');
  const client = createClient(`http://127.0.0.1:${port}`, connections);
  return {
    etag,
    sizes: { identity: plain.body.length, br: brotli.body.length },
    /** @param {'br' | 'identity'} encoding */
    read: (encoding) => client.call('POST', '/', {}, { 'accept-encoding': encoding }),
    revalidate: () => client.call('POST', '/', {}, { 'if-none-match': etag }),
    stop: async () => {
      client.close();
      await stop();
    },
  };
}
