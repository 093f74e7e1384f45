import { NOTICE_DAYS, PAYMENT_DAYS } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';

/** A term that the organisation had when an invoice was made, in days; the usual one where the invoice kept none. */
const keptTerm = (table: string, name: string, usual: number): RawBuilder<number> =>
  sql`coalesce(substring(${sql.ref(`${table}.company`)} ->> ${sql.lit(name)} from '^\\d{1,3}$')::integer, ${sql.lit(usual)})`;

/** The last day to pay an invoice, which its document names ({@link dueDate} of the documents). */
export const dueOf = (table: string): RawBuilder<string> =>
  sql`(${sql.ref(`${table}.date`)} + ${keptTerm(table, 'paymentTerm', PAYMENT_DAYS)})`;

/** Days that a formal notice of an invoice leaves, which its letter names. */
export const noticeDaysOf = (table: string): RawBuilder<number> => keptTerm(table, 'noticeTerm', NOTICE_DAYS);
