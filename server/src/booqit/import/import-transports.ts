import { bookableRows, type PlanningRow } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Author, prepareBookings, writeBookings } from '../../dispatch/public.ts';
import { asProblem } from '../../kernel/as-problem.ts';
import type { Incident } from '../../kernel/incident.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import { bookedParts } from '../booked/booked-queries.ts';
import type { BooqitServices } from '../services.ts';
import { platformTables } from '../tables/table-queries.ts';
import { bookingOfPart } from './booking-of-part.ts';
import { insertTransport, type PreparedPart } from './insert-transport.ts';

type Body = BodyOf<'importTransports'>;
type Result = AnswerOf<'importTransports'>[number];

/** Ends the transaction of a preview: what it found out is kept, what it wrote is not. */
class PreviewEnd extends Error {
  readonly results: readonly Result[];
  constructor(results: readonly Result[]) {
    super('end of a preview');
    this.results = results;
  }
}

/** Books transports, each in a transaction of its own; the answer says what became of each part. */
export async function importTransports(
  services: BooqitServices,
  { driverId, items, preview = false }: Body,
  author: Author,
  incident: Incident,
): Promise<Result[]> {
  // One call for those that no list held; of one that can't be read, its own turn says so.
  await services.platform.byIds(items.map(({ transportId }) => transportId)).catch(() => undefined);
  const results: Result[] = [];
  for (const item of items) {
    try {
      results.push(...(await importOne(services, { ...item, driverId, preview }, author)));
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) incident.log.error({ err: error }, 'a transport of several could not be booked');
      const { transportId } = item;
      const refused = { part: 0, result: 'refused', bookingId: null, date: null, time: null } as const;
      results.push({ transportId, ...refused, problem: problem.body(incident.id) });
    }
  }
  return results;
}

type Wanted = Body['items'][number] & { readonly driverId: number; readonly preview: boolean };

async function importOne(services: BooqitServices, wanted: Wanted, author: Author): Promise<readonly Result[]> {
  const { transportId, preview } = wanted;
  const parts = (await services.platform.byIds([transportId])).get(transportId);
  if (!parts) throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
  const rows = bookableRows(parts);
  if (rows.length === 0) throw conflict('booqit.cancelled');
  const prepared = await prepareParts(services, rows, wanted);
  try {
    return await writeBookings(services, async (trx) => {
      const { results, ids, dates } = await insertTransport(trx, services.vault, prepared, author);
      if (preview) throw new PreviewEnd(results);
      return { result: results, ids, dates };
    });
  } catch (error) {
    if (error instanceof PreviewEnd) return error.results.map((result) => ({ ...result, bookingId: knownId(result) }));
    throw error;
  }
}

/** A preview names the bookings that there are, and not those that it took back. */
const knownId = ({ result, bookingId }: Result) => (result === 'known' ? bookingId : null);

/** Checks the forms and measures the routes of the parts that are not booked, before a transaction begins. */
async function prepareParts(
  services: BooqitServices,
  rows: readonly PlanningRow[],
  { transportId, driverId, clientId, destinationId, others = [] }: Wanted,
): Promise<PreparedPart[]> {
  const booked = new Set((await bookedParts(services.db, [transportId])).map(({ part }) => part));
  const client = await services.db
    .selectFrom('client')
    .select('fullAddress')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
  const elsewhere = new Map(others.map(({ part, destinationId: other }) => [part, other]));
  const placeOf = (part: number) => elsewhere.get(part) ?? destinationId;
  const addresses = await addressesOf(
    services.db,
    rows.map(({ part }) => placeOf(part)),
  );
  const tables = await platformTables(services.db);
  const prepared: PreparedPart[] = [];
  for (const row of rows) {
    const address = row.isOnward ? addresses.get(placeOf(row.part - 1)) : client.fullAddress;
    const own = { driverId, clientId, destinationId: placeOf(row.part), address: address ?? '' };
    const form = booked.has(row.part) ? undefined : await prepareBookings(services, bookingOfPart(row, own, tables));
    prepared.push({ row, form });
  }
  return prepared;
}

async function addressesOf(db: Db, destinationIds: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  const wanted = sql<number>`any(${destinationIds}::integer[])`;
  const rows = await db.selectFrom('destination').select(['id', 'fullAddress']).where('id', '=', wanted).execute();
  return new Map(rows.map(({ id, fullAddress }) => [id, fullAddress]));
}
