import {
  defaultPrice,
  type DayTariffs,
  storedPrice,
  waitPrice,
  type Money,
  type StoredTrip,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import { invalid } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';

interface PricedTrip extends StoredTrip {
  price?: Money | null;
  price_driver?: Money | null;
}

/** The saved price: the given one, else the driver price, else the computed one of the trip (specification/bookings.md#default-price). */
export function savedPrice({ price, price_driver, ...trip }: PricedTrip): Money | null {
  return defaultPrice({ price, price_driver, computed: storedPrice(trip) });
}

/** The price of waiting: the given one, an explicit 0 too, else that of the time on the day of the trip. */
export const savedWaitPrice = (given: Money | null | undefined, waitTime: string, { waiting }: DayTariffs): Money =>
  given ?? waitPrice(waitTime, waiting);

/**
 * The stored distance: figures and addresses of the legs. The geometry, which may be far longer than all the rest, is dropped; it can be fetched
 * again.
 * @throws ProblemError when it is not the JSON text of an object
 */
export function savedDistance(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text === '') return null;
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid({ field: 'distance', messageKey: 'validation.invalid' });
  return JSON.stringify(value, (key, part: unknown) => (key === 'geometry' ? undefined : part));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws ProblemError on `field` when there is no such driver */
export async function refuseUnknownDriver(trx: Db, driverId: number, field = 'driverId'): Promise<void> {
  const driver = await trx.selectFrom('driver').select('id').where('id', '=', driverId).executeTakeFirst();
  if (!driver) throw invalid({ field, messageKey: 'validation.notFound' });
}

interface NamedRecords {
  readonly clientId?: number | undefined;
  readonly destinationId?: number | undefined;
  readonly insuranceId?: number | null | undefined;
}

/** @throws ProblemError on each field that names an inactive record: it is kept, but not for new trips (specification/registers.md#inactive-records) */
export async function refuseInactive(trx: Db, named: NamedRecords): Promise<void> {
  const { clientId = null, destinationId = null, insuranceId = null } = named;
  const { rows } = await sql<{ field: string }>`
    select 'clientId' as field from client where id = ${clientId}::integer and not active
    union all select 'destinationId' from destination where id = ${destinationId}::integer and not active
    union all select 'insuranceId' from insurance where id = ${insuranceId}::integer and not active`.execute(trx);
  if (rows.length > 0) throw invalid(...rows.map(({ field }) => ({ field, messageKey: 'validation.inactive' })));
}

/** M-code of a client, whose forfait may be the fixed price of a trip. */
export async function mcodeOf(trx: Db, clientId: number): Promise<number | null> {
  const code = await trx
    .selectFrom('client')
    .innerJoin('mcode', 'mcode.mcode', 'client.mcode')
    .select('mcode.id')
    .where('client.id', '=', clientId)
    .executeTakeFirst();
  return code?.id ?? null;
}

/** Route of a trip: driver, client, pick-up address and destination decide its distance. */
export type TripRoute = Pick<Row<'booking'>, 'driverId' | 'clientId' | 'destinationId' | 'pick_address'>;

/** A route with its moment, for the traffic at that time. */
export type TimedRoute = TripRoute & Pick<Row<'booking'>, 'ap_date' | 'ap_time'>;

/** Equal for routes between the same places. */
export const routeKey = ({ driverId, clientId, destinationId, pick_address }: TripRoute): string =>
  JSON.stringify([driverId, clientId, destinationId, pick_address]);

/** Distances measured before a transaction began, by {@link routeKey}, as bookings store them. */
export type MeasuredDistances = ReadonlyMap<string, string>;

export const NO_DISTANCES: MeasuredDistances = new Map();
