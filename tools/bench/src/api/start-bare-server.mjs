import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stopped } from '../suite/stopped.mjs';
import { createClient } from './client.mjs';

/** Headers that Node sets itself in every response. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts bare `node:http` with the API's responses: the same bytes and headers.
 * @param {string} folder
 * @param {import('./day-reader.mjs').DayReader} reader
 * @param {number} connections
 */
export async function startBareServer(folder, reader, connections) {
  const [plain, brotli] = [await reader.read('identity'), await reader.read('br')];
  const etag = String(plain.headers.etag);
  /** @type {(name: string, answer: import('./client.mjs').Answer, status?: number) => Promise<object>} */
  const keep = async (name, { headers, body }, status = 200) => {
    const file = join(folder, name);
    await writeFile(file, body);
    return {
      status,
      file,
      headers: Object.fromEntries(Object.entries(headers).filter(([header]) => !ownHeaders.has(header))),
    };
  };
  const answers = {
    identity: await keep('day.json', plain),
    br: await keep('day.json.br', brotli),
    unchanged: await keep('day.none', await reader.revalidate(etag), 304),
  };
  const list = join(folder, 'answers.json');
  await writeFile(list, JSON.stringify(answers));
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [list]);
  const stop = stopped(child);
  const [port] = await once(child, 'message');
  const { path, body, headers } = reader.asked;
  const call = createClient(`http://127.0.0.1:${port}`, connections, headers);
  return {
    etag,
    sizes: { identity: plain.body.length, br: brotli.body.length },
    /** @param {'br' | 'identity'} encoding */
    read: (encoding) => call('POST', path, body, { 'accept-encoding': encoding }),
    revalidate: () => call('POST', path, body, { 'accept-encoding': 'br', 'if-none-match': etag }, 304),
    stop,
  };
}
