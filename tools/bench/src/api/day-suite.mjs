import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedDays } from '../database/seed.mjs';
import { compared, interleave } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { dayReader, rowsOfDay } from './day-reader.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stopped } from '../suite/stopped.mjs';
import { createClient } from './client.mjs';

/**
 * A day of 600 bookings through the API, unchanged and changed, with one connection and with sixteen at once.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop);
  const database = await openDatabase(server.databaseUrl, folder);
  const day = dayAhead(200);
  const ids = await seedDays(database.pool, { first: day, days: 1, perDay: rowsOfDay });
  /** @type {import('../report.mjs').Measured[]} */
  const rows = [];
  for (const connections of [1, 16]) {
    say(`a day of ${rowsOfDay} bookings, ${connections} at once`);
    const reader = await dayReader(server.url, day, connections, ids);
    if ((await reader.rows()) !== rowsOfDay) throw new Error(`the API does not answer ${rowsOfDay} bookings`);
    rows.push(
      ...(await unchangedDay({ folder, reader, connections })),
      ...(await changedDay({ database, reader, day, ids, connections })),
    );
  }
  return rows;
}

/**
 * A day without changes since the last request, against bare `node:http` that returns the same responses to the same requests. Both are warmed up,
 * since a server in use always is.
 * @param {{ folder: string, reader: import('./day-reader.mjs').DayReader, connections: number }} options
 */
async function unchangedDay({ folder, reader, connections }) {
  const bare = await startBareServer(folder, reader, connections);
  const [rounds, warmUp] = connections === 1 ? [400, 500] : [60, 100];
  /** @type {(what: string, ours: () => Promise<unknown>, reference: () => Promise<unknown>) => Promise<import('../report.mjs').Measured>} */
  const compare = async (what, ours, reference) =>
    compared(
      `unchanged day, ${what}, × ${connections}`,
      await interleave({ once: ours }, { once: reference }, { connections, rounds, warmUp }),
      'bare node:http',
      1.5,
    );
  const read = (/** @type {string} */ name, /** @type {'br' | 'identity'} */ encoding) =>
    compare(
      `${Math.round(bare.sizes[encoding] / 1000)} kB ${name}`,
      () => reader.read(encoding),
      () => bare.read(encoding),
    );
  const rows = [
    await read('plain', 'identity'),
    await read('brotli', 'br'),
    await compare('304', () => reader.revalidate(bare.etag), bare.revalidate),
  ];
  await bare.stop();
  return rows;
}

/**
 * A day with one changed booking since the last request, against the bare SQL: the statements that the server itself executes then, and one statement
 * that reads the whole day.
 * @param {object} options
 * @param {import('../database/server-queries.mjs').ServerQueries} options.database
 * @param {import('./day-reader.mjs').DayReader} options.reader
 * @param {string} options.day
 * @param {readonly number[]} options.ids Bookings of the day.
 * @param {number} options.connections
 */
async function changedDay({ database: { pool, ...queries }, reader, day, ids, connections }) {
  // Returns less than the API, so it has no goal: it shows the cost of everything after the database.
  const own = await queries.statementsOfChangedDay(day, ids[0] ?? 0);
  const whole = [queries.statementOfWholeDay(day)];
  /** @type {(statements: import('../database/server-queries.mjs').Statement[]) => Promise<void>} */
  const ask = async (statements) => {
    const counts = [];
    for (const { text, values } of statements) counts.push((await pool.query(text, values)).rows.length);
    if (counts[0] !== rowsOfDay) throw new Error(`the bare SQL yields ${counts[0]} rows, not ${rowsOfDay}`);
  };
  /** @type {(name: string, encoding: 'br' | 'identity', statements: typeof whole, against: string, goal?: number) => Promise<import('../report.mjs').Measured>} */
  const compare = async (name, encoding, statements, against, goal) =>
    compared(
      `changed day, ${name}, × ${connections}`,
      await interleave(
        { once: () => reader.readChanged(encoding), before: reader.change },
        { once: () => ask(statements), before: reader.change },
        { connections, rounds: connections === 1 ? 200 : 30 },
      ),
      against,
      goal,
    );
  return [
    await compare('plain', 'identity', whole, 'SQL, the day whole', 1.3),
    await compare('brotli', 'br', whole, 'SQL, the day whole', 1.3),
    await compare('plain', 'identity', own, "SQL, the server's own"),
  ];
}

/** Headers that Node sets itself in every response. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts bare `node:http` with the API's responses: the same bytes and headers.
 * @param {string} folder
 * @param {import('./day-reader.mjs').DayReader} reader
 * @param {number} connections
 */
async function startBareServer(folder, reader, connections) {
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
