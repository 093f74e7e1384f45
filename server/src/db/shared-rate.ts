import { sql } from 'kysely';
import type { Db } from './database.ts';

interface Allowance {
  /** Name of the counted calls. */
  readonly name: string;
  /** Size of the bucket. */
  readonly burst: number;
  /** Refill rate. */
  readonly perSecond: number;
}

/** Token bucket of a user over all processes on a database: for what reaches people outside, where a user on two processes must not have twice as much. */
export class SharedRate {
  readonly #db: Db;
  readonly #allowance: Allowance;

  constructor(db: Db, allowance: Allowance) {
    this.#db = db;
    this.#allowance = allowance;
  }

  /**
   * Takes one token from the bucket of a user.
   * @returns 0 when allowed; else nothing was taken, and the seconds to wait
   */
  async take(user: number, now: Date): Promise<number> {
    const { name, burst, perSecond } = this.#allowance;
    const key = `${name} ${user}`;
    // A process whose clock is behind fills nothing.
    const left = sql`least(${burst}::float8, bucket.amount + greatest(0, extract(epoch from ${now}::timestamptz - bucket.at)) * ${perSecond}::float8)`;
    const { rows: taken } = await sql`
      insert into rate_bucket as bucket (key, amount, at) values (${key}, ${burst}::float8 - 1, ${now})
      on conflict (key) do update set amount = ${left} - 1, at = greatest(bucket.at, excluded.at)
      where ${left} >= 1 returning key`.execute(this.#db);
    if (taken.length > 0) return 0;
    const { rows } = await sql<{
      left: number;
    }>`select ${left} as left from rate_bucket bucket where key = ${key}`.execute(this.#db);
    return Math.max(1, Math.ceil((1 - (rows[0]?.left ?? 0)) / perSecond));
  }
}
