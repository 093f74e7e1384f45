import { nameColumn } from '../../db/name-column.ts';
import { addDays, isSecretName } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { LoggedDetails } from '../../db/office-types.ts';
import type { NewRow } from '../../db/types.ts';
import { searchWords } from '../../db/words.ts';

/** Maximum lines in an answer. */
const MOST = 10_000;

/** The log, the latest first; with a search text the recent lines with its words. */
export async function listLogRows(db: Db, { q, limit = MOST, userId, url, startDate, endDate }: QueryOf<'listLogs'>) {
  const text = sql<string>`fold(url || ' ' || method || ' ' || coalesce(log.role, '') || ' ' || coalesce(body, '') || ' ' || coalesce(details ->> 'subject', '') || ' ' || coalesce(${nameColumn('text')}, ''))`;
  let query = logRows(db);
  for (const word of searchWords(q ?? '')) query = query.where(text, 'like', `%${word}%`);
  if (userId) query = query.where('log.userId', '=', userId);
  if (url?.trim()) query = query.where('url', '~*', pathPattern(url.trim()));
  if (startDate) query = query.where('time', '>=', startOf(startDate));
  if (endDate) query = query.where('time', '<', startOf(addDays(endDate, 1)));
  return toEntries(await query.limit(Math.min(limit, MOST)).execute());
}

/** Log lines with the name of the caller, the latest first. */
export const logRows = (db: Db) =>
  db
    .selectFrom('log')
    .leftJoin('app_user', 'app_user.id', 'log.userId')
    .select([
      'log.id',
      'time',
      'userId',
      'log.role',
      'method',
      'url',
      'body',
      'operation',
      'details',
      nameColumn<string | null>('list').as('user_name'),
    ])
    .orderBy('time', 'desc')
    .orderBy('log.id', 'desc');

/** Log lines in the API's answer. */
export const toEntries = <T extends { time: Date; details: LoggedDetails | null }>(rows: readonly T[]) =>
  rows.map(({ time, details, ...row }) => ({
    ...row,
    time: time.toISOString(),
    subject: details?.subject ?? null,
    outcome: details?.outcome ?? null,
    address: details?.address ?? null,
    changes: [...(details?.changes ?? [])],
  }));

/** The literal text; a number at its end must match as a whole. */
const pathPattern = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`) + (/\d$/u.test(text) ? String.raw`(?!\d)` : '');

const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'Europe/Brussels'`;

export const insertLog = (db: Db, line: NewRow<'log'>) => insertLogs(db, [line]);

/** Adds lines in one statement. */
export async function insertLogs(db: Db, lines: readonly NewRow<'log'>[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('log').values(lines).execute();
}

/** Adds the line of a whole list; the line of its first, which the same user read within the last minute, becomes it: a list is opened once. */
export async function insertOrWidenLog(db: Db, line: NewRow<'log'>): Promise<void> {
  const { userId, operation, body } = line;
  const { numAffectedRows = 0n } = await sql`
    update log set body = ${body} where id = (
      select id from log where time > now() - interval '1 minute' and "userId" = ${userId} and operation = ${operation} and body like '%"first":true%'
      order by id desc limit 1)`.execute(db);
  if (numAffectedRows === 0n) await insertLog(db, line);
}

/** Eleven digits in any grouping; with a plus before them they are a phone. */
const NATIONAL_NUMBER = /(?<![+\d])\d{2}[.\s-]?\d{2}[.\s-]?\d{2}[\s.-]?\d{3}[\s.-]?\d{2}(?!\d)/gu;
const HIDDEN = '…';
const LONGEST = 8000;

/** A text with its national numbers removed. */
export const withoutNationalNumbers = (text: string): string => text.replace(NATIONAL_NUMBER, HIDDEN);

/**
 * Logged form of a body: JSON text without passwords, tokens and national numbers, also within texts (specification/registers.md#logs). Null without a body; truncated
 * when very long.
 */
export function redact(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const text = JSON.stringify(body, (name, value: unknown) => {
    if (isSecretName(name)) return value === null ? null : HIDDEN;
    return typeof value === 'string' ? withoutNationalNumbers(value) : value;
  });
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
