import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDb, type Db } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { templateName, withDatabase } from './test-server.ts';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  db: Db;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** A fresh database with the whole schema: a copy of the run's template, so it costs milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await askBroker();
  const name = `navette_test_${randomUUID().replaceAll('-', '')}`;
  const admin = createPool(serverUrl, { max: 1 });
  await admin.query(`create database ${name} template ${templateName}`);
  const url = withDatabase(serverUrl, name);
  const pool = createPool(url);
  const db = createDb(pool);
  return {
    url,
    pool,
    db,
    drop: async () => {
      await db.destroy();
      // Kysely ends a pool only after it has asked something itself.
      if (!pool.ended) await pool.end();
      await connectionsClosed(admin, name);
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** The same database over a separate pool, as another process has it. */
export function shareTestDatabase({ url }: Pick<TestDatabase, 'url'>): TestDatabase {
  const pool = createPool(url);
  const db = createDb(pool);
  return { url, pool, db, drop: () => db.destroy() };
}

/** A pool ends before its connections are closed; the error of dropping the database under one can be ignored. */
async function connectionsClosed(admin: pg.Pool, name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await admin.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name]);
    if (rows.length === 0) return;
    await setTimeout(10);
  }
}

async function askBroker(): Promise<string> {
  const answer: { url?: string; error?: string } = JSON.parse(await text(connect(inject('databaseBroker'))));
  if (!answer.url) throw new Error(answer.error ?? 'no database for the tests');
  return answer.url;
}
