import { mentionsOf, type PersonTraces } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/**
 * That somebody worked with the record stays; what they wrote goes: calls about the client, about their bookings (also deleted ones), and about two
 * records that became one.
 */
export async function scrubLog(trx: Db, ids: readonly number[], bookingIds: readonly number[]): Promise<void> {
  await sql`
    update log set body = null, details = null
    where url in (select '/api/client/' || id from unnest(${ids}::integer[]) as id)
      or url in (select '/api/booking/' || id from unnest(${bookingIds}::integer[]) as id)
      or (operation = 'createClient' and (details ->> 'recordId')::integer = any(${ids}::integer[]))
      or body ~ ${`"clientId":(?:${ids.join('|')})[,}]`}
      or (url like '/service/client/%' and body ~ ${`"(?:id|keep|remove)":(?:${ids.join('|')})[,}]`})`.execute(trx);
}

/** Lines from before their record was noted: of creating a client and of looking for duplicates, where the form names the person. */
export async function scrubForms(trx: Db, person: PersonTraces): Promise<void> {
  const { in: names } = mentionsOf(person);
  const { rows } = await sql<{ id: number; body: string }>`
    select id, body from log where body is not null and (url = '/service/client/duplicates' or (url = '/api/client' and not coalesce(details ? 'recordId', false)))`.execute(
    trx,
  );
  const found = rows.filter(({ body }) => names(formNames(body)) || names(body)).map(({ id }) => id);
  await sql`update log set body = null, details = null where id = any(${found}::integer[])`.execute(trx);
}

/** First and last name of a logged form, side by side as a sentence has them. */
function formNames(body: string): string {
  const part = (field: string) => new RegExp(`"${field}":"([^"]*)"`, 'u').exec(body)?.[1] ?? '';
  return `${part('firstname')} ${part('lastname')}`;
}
