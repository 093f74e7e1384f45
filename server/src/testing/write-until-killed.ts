import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { createPool } from '../db/pool.ts';

/** Writes rows as fast as possible and prints each number after the commit. Run by a test that kills it. */
const [dataDir = '', from = '0'] = process.argv.slice(2);
const database = await startEmbeddedDatabase(dataDir);
const pool = createPool(database.url(), { max: 8 });
await pool.query('create table if not exists written (id integer primary key, payload text not null)');
const [postmaster] = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
process.stdout.write(`postmaster ${postmaster}\n`);

let next = Number(from);
async function write(): Promise<never> {
  for (;;) {
    const id = next++;
    await pool.query('insert into written values ($1, $2)', [id, 'x'.repeat(600)]);
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, write));
