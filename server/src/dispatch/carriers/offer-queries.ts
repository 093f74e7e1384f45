import { type TripOfferState, tripMobility } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Vault } from '../../auth/public.ts';
import { nameColumn } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import type { CarrierAccess } from '../../ports/carriers/carrier-port.ts';
import { fromBookings } from '../bookings/booking-rows.ts';
import type { OrderedBooking } from './offer-messages.ts';

/** States without a further message. */
export const SETTLED = ['completed', 'refused', 'canceled', 'withdrawn'] as const satisfies readonly TripOfferState[];

/** Number of offers to a carrier that are under way. */
export async function openOffersOf(db: Db, carrierId: number): Promise<number> {
  const { count } = await db
    .selectFrom('trip_offer')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('carrierId', '=', carrierId)
    .where('state', 'not in', SETTLED)
    .executeTakeFirstOrThrow();
  return count;
}

/** Owner under which the vault seals the token that a carrier gave us. */
export const tokenOwner = (carrierId: number): string => `carrier ${carrierId}`;

/** Address and token for messages to a carrier; undefined when it is deleted, has no address, or its token was sealed with another key. */
export async function carrierAccess(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  carrierId: number | null,
): Promise<CarrierAccess | undefined> {
  const row = await db
    .selectFrom('carrier')
    .select(['url', 'sealedToken'])
    .where('id', '=', carrierId)
    .executeTakeFirst();
  if (!row?.url || carrierId === null || row.sealedToken === null) return undefined;
  const token = vault.open(row.sealedToken, tokenOwner(carrierId));
  return token === undefined ? undefined : { url: row.url, token };
}

/** Facts that messages say about a booking as it is now; undefined when it is deleted. */
export async function offeredBooking(db: Db, id: number | null): Promise<OrderedBooking | undefined> {
  const row = await fromBookings(db)
    .select(['booking.type', 'booking.ap_date as date', 'booking.ap_time as time', 'booking.pick_time as pickTime'])
    .select(['booking.mobility', 'client.mobility as client_mobility', 'booking.info', 'client.mobile'])
    .select(['booking.pick_address as home', nameColumn('text', 'client').as('name')])
    .select(sql<string>`concat_ws(', ', destination.name, destination."fullAddress")`.as('care'))
    .where('booking.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, mobility: tripMobility(row) };
}

/** Name of the office, which pays the carrier. */
export async function payerName(db: Db): Promise<string> {
  const row = await db.selectFrom('setting').select('value').where('variable', '=', 'companyName').executeTakeFirst();
  return row?.value || 'Navette';
}
