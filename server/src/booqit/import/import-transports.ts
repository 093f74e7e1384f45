import {
  bookableRows,
  type PlanningRow,
  unknownMutuality,
  waitingRows,
  Accepted,
  bookingDraft,
  type PlatformMeanings,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Author, type PreparedBookings, prepareBookings, writeBookings } from '../../dispatch/public.ts';
import { asProblem } from '../../kernel/as-problem.ts';
import type { Incident } from '../../kernel/incident.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid, type ProblemError } from '../../kernel/problem.ts';
import { bookedParts } from '../booked/find-booked.ts';
import type { BooqitServices } from '../services.ts';
import { platformMeanings } from '../tables/table-queries.ts';
import { insertTransport, type PartOutcome, type PreparedPart } from './insert-transport.ts';

type Body = BodyOf<'importTransports'>;
type Result = AnswerOf<'importTransports'>[number];

/** Rolls back the transaction of a preview, and carries its result. */
class PreviewEnd extends Error {
  readonly outcomes: readonly PartOutcome[];
  constructor(outcomes: readonly PartOutcome[]) {
    super('end of a preview');
    this.outcomes = outcomes;
  }
}

/** Books transports, each in a transaction of its own; returns the result of each part. */
export async function importTransports(
  services: BooqitServices,
  { driverId, items, preview = false, confirmDuplicates = false }: Body,
  author: Author,
  incident: Incident,
): Promise<Result[]> {
  // One call for the transports missing in the cached lists; a failure is reported for the transport that can't be read.
  await services.platform.byIds(items.map(({ transportId }) => transportId)).catch(() => undefined);
  const results: Result[] = [];
  for (const item of items) {
    const { transportId } = item;
    const wanted = { ...item, driverId, preview, confirmDuplicates };
    // A transport that fails as a whole is reported by its first part.
    const nobody = { transportId, part: 0, date: null, time: null };
    const outcomes = await importOne(services, wanted, author).catch((error: unknown) => {
      const problem = asProblem(error);
      if (problem.status >= 500) incident.log.error({ err: error }, 'a transport of several could not be booked');
      return [{ row: nobody, problem }];
    });
    results.push(...outcomes.map((outcome) => resultOf(outcome, preview, incident.id)));
  }
  return results;
}

type Part = Pick<Result, 'transportId' | 'part' | 'date' | 'time'>;

/** Result of a part in the answer. A preview names only existing bookings, not the rolled back ones. */
function resultOf(
  { row, bookingId, isNew, problem }: Omit<PartOutcome, 'row'> & { readonly row: Part },
  preview: boolean,
  incidentId: string,
): Result {
  const { transportId, part, date, time } = row;
  const named = { transportId, part, date, time };
  if (problem) return { ...named, result: 'refused', bookingId: null, problem: problem.body(incidentId) };
  const shown = preview && isNew ? null : (bookingId ?? null);
  return { ...named, result: isNew ? 'booked' : 'known', bookingId: shown, problem: null };
}

type Wanted = Body['items'][number] &
  Pick<Body, 'driverId'> & { readonly preview: boolean; readonly confirmDuplicates: boolean };

async function importOne(services: BooqitServices, wanted: Wanted, author: Author): Promise<readonly PartOutcome[]> {
  const { transportId, preview, parts: chosen, confirmDuplicates: confirmed } = wanted;
  const parts = (await services.platform.byIds([transportId])).get(transportId);
  if (!parts) throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
  const isChosen = ({ part }: PlanningRow) => chosen?.includes(part) ?? true;
  const [rows, waiting] = [bookableRows(parts).filter(isChosen), waitingRows(parts).filter(isChosen)];
  if (rows.length + waiting.length === 0) throw conflict('booqit.cancelled');
  const later = waiting.map((row) => ({ row, problem: conflict('booqit.notAccepted') }));
  if (rows.length === 0) return later;
  const prepared = await prepareParts(services, rows, wanted);
  try {
    return await writeBookings(services, async (trx) => {
      const { outcomes, ids, dates } = await insertTransport(trx, services.vault, { prepared, confirmed }, author);
      if (preview) throw new PreviewEnd(outcomes);
      return { result: [...outcomes, ...later], ids, dates };
    });
  } catch (error) {
    if (error instanceof PreviewEnd) return [...error.outcomes, ...later];
    throw error;
  }
}

/** Checks the forms and measures the routes of the unbooked parts, before a transaction begins. */
async function prepareParts(
  services: BooqitServices,
  rows: readonly PlanningRow[],
  { transportId, driverId, clientId, destinationId, others = [], confirmDuplicates }: Wanted,
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
  const meanings = await platformMeanings(services.db);
  const prepared: PreparedPart[] = [];
  const formOf = (row: PlanningRow): Promise<PreparedBookings> | ProblemError => {
    const mutuality = unknownMutuality(row, meanings);
    if (mutuality !== undefined) return conflict('booqit.unknownMutuality', { params: { mutuality } });
    const address = row.isOnward ? addresses.get(placeOf(row.part - 1)) : client.fullAddress;
    const own = { driverId, clientId, destinationId: placeOf(row.part), address: address ?? '' };
    return prepareBookings(services, { ...bookingOfPart(row, own, meanings), confirmDuplicates });
  };
  for (const row of rows) prepared.push(booked.has(row.part) ? { row } : { row, form: await formOf(row) });
  return prepared;
}

async function addressesOf(db: Db, destinationIds: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  const wanted = sql<number>`any(${destinationIds}::integer[])`;
  const rows = await db.selectFrom('destination').select(['id', 'fullAddress']).where('id', '=', wanted).execute();
  return new Map(rows.map(({ id, fullAddress }) => [id, fullAddress]));
}

/** Choices of the dispatcher for a transport. */
interface ChosenFor {
  readonly driverId: number | undefined;
  readonly clientId: number;
  readonly destinationId: number;
  /** Address of the client, or of the destination from which the part continues; '' when the record has none. */
  readonly address: string;
}

/** The booking form of a part: as the dialog would fill it in, unassigned. */
function bookingOfPart(row: PlanningRow, chosen: ChosenFor, meanings: PlatformMeanings): BodyOf<'addBookings'> {
  const { driverId, clientId, destinationId, address } = chosen;
  const { ap_date, mutualDistance, ...draft } = bookingDraft(row, { clientId, destinationId }, meanings);
  return {
    ...draft,
    ...(mutualDistance !== undefined && { mutualDistance }),
    ...(driverId !== undefined && { driverId }),
    accepted: Accepted.assign,
    dates: [ap_date],
    pick_address: address || draft.pick_address,
  };
}
