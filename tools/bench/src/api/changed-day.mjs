import { interleave } from '../measure/interleave.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { rowsOfDay } from './day-reader.mjs';

const goal = 1.3;

/**
 * A day with one changed booking since the last request, against the bare SQL: the statements that the server itself executes then, and one statement
 * that reads the whole day.
 * @param {object} options
 * @param {import('../database/server-queries.mjs').ServerQueries} options.database
 * @param {import('./day-reader.mjs').DayReader} options.reader
 * @param {string} options.day
 * @param {readonly number[]} options.ids Bookings of the day.
 * @param {number} options.connections
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function changedDay({ database: { pool, ...queries }, reader, day, ids, connections }) {
  const rounds = connections === 1 ? 200 : 30;
  // Returns less than the API, so it has no goal: it shows the cost of everything after the database.
  const own = await queries.statementsOfChangedDay(day, ids[0] ?? 0);
  const whole = [queries.statementOfWholeDay(day)];
  /** @type {(statements: import('../database/server-queries.mjs').Statement[]) => Promise<void>} */
  const ask = async (statements) => {
    const counts = [];
    for (const { text, values } of statements) counts.push((await pool.query(text, values)).rows.length);
    if (counts[0] !== rowsOfDay) throw new Error(`the bare SQL yields ${counts[0]} rows, not ${rowsOfDay}`);
  };
  /** @type {(what: string, ours: () => Promise<unknown>, reference: () => Promise<unknown>, against: string) => Promise<import('../report/row.mjs').Measured>} */
  const compare = async (what, ours, reference, against) => {
    const samples = await interleave(
      { once: ours, before: reader.change },
      { once: reference, before: reader.change },
      { connections, rounds },
    );
    return {
      what: `changed day, ${what}, × ${connections}`,
      ours: milliseconds(samples.ours),
      reference: milliseconds(samples.reference),
      against,
    };
  };
  const plain = () => reader.readChanged('identity');
  return [
    { ...(await compare('plain', plain, () => ask(whole), 'SQL, the day whole')), goal },
    {
      ...(await compare(
        'brotli',
        () => reader.readChanged('br'),
        () => ask(whole),
        'SQL, the day whole',
      )),
      goal,
    },
    await compare('plain', plain, () => ask(own), "SQL, the server's own"),
  ];
}
