import {
  changedFields,
  PERSONAL_TRANSPORT_FIELDS,
  planningRows,
  type TransportState,
  transportState,
  BookingStatus,
  type CertificateState,
  isCancelled,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { BooqitServices } from '../services.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type Difference = AnswerOf<'listTransportDifferences'>[number];
type Open = Omit<Difference, 'new'> & { readonly current: string };

/** The open differences of booked transports, without values that only the platform has. */
export async function openDifferences({ db }: Pick<BooqitServices, 'db'>): Promise<readonly Open[]> {
  return (await changedParts(db)).flatMap(differencesOf);
}

/** The fields of a part that differ from the seen state and that its booking does not have already. */
function differencesOf(part: ChangedPart): Open[] {
  const { transportId, bookingId, linkedId, passenger, ap_date, seen, current, changedAt } = part;
  const booking = bookingSays(part);
  return changedFields(seen, current)
    .filter((field) => !saysSo(field, booking, current))
    .map((field) => ({
      transportId,
      part: part.part,
      field,
      bookingId,
      linkedId,
      passenger,
      ap_date,
      old: booking[field],
      token: current[field],
      current: current[field],
      since: (changedAt ?? new Date(0)).toISOString(),
    }));
}

/** The open differences with the platform's current values; null for persons and places while it does not answer. */
export async function listDifferences(services: Pick<BooqitServices, 'db' | 'platform'>): Promise<Difference[]> {
  const open = await openDifferences(services);
  const personal = open.filter(({ field }) => PERSONAL_TRANSPORT_FIELDS.includes(field));
  const states = await readStates(
    services,
    personal.map(({ transportId }) => transportId),
  );
  return open.map(({ current, ...difference }) => {
    const { transportId, part, field } = difference;
    const said = PERSONAL_TRANSPORT_FIELDS.includes(field)
      ? (states.get(transportId)?.[part]?.[field] ?? null)
      : current;
    return { ...difference, new: said };
  });
}

async function readStates(
  { platform }: Pick<BooqitServices, 'platform'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TransportState[]>> {
  if (ids.length === 0) return new Map();
  const known = await platform.byIds([...new Set(ids)]).catch(() => undefined);
  return new Map([...(known ?? [])].map(([id, parts]) => [id, planningRows(parts).map(transportState)]));
}

/** Booked parts whose transport changed on the platform, with the values of their bookings. */
export const changedParts = (db: Db, only?: { readonly transportId: string; readonly part: number }) =>
  db
    .selectFrom('booked_transport as link')
    .innerJoin('booking', 'booking.id', 'link.bookingId')
    .leftJoin('client', 'client.id', 'booking.clientId')
    .leftJoin('destination', 'destination.id', 'booking.destinationId')
    .select(['link.transportId', 'link.part', 'link.bookingId', 'link.seen', 'link.current', 'link.changedAt'])
    .select(['booking.ap_date', 'booking.ap_time', 'booking.status', 'booking.linkedId', 'booking.pick_address'])
    .select(['booking.certificateNeeded', 'booking.certificateReceived'])
    .select(sql<string | null>`concat_ws(' ', client.lastname, client.firstname)`.as('passenger'))
    .select(sql<string | null>`client.birthday::text`.as('birthday'))
    .select(sql<string | null>`concat_ws(', ', destination.name, destination."fullAddress")`.as('care'))
    .where('link.changedAt', 'is not', null)
    .where('booking.archivedAt', 'is', null)
    .$if(only !== undefined, (query) =>
      query.where('link.transportId', '=', only?.transportId ?? '').where('link.part', '=', only?.part ?? 0),
    )
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('link.transportId')
    .orderBy('link.part')
    .execute();

export type ChangedPart = Awaited<ReturnType<typeof changedParts>>[number];

/** Values of a booking in the form of a transport's state. */
export const bookingSays = (part: ChangedPart): TransportState => ({
  time: `${part.ap_date} ${part.ap_time}`,
  passenger: [part.passenger, part.birthday].filter(Boolean).join(', '),
  home: part.pick_address ?? '',
  care: part.care ?? '',
  certificate: certificateOf(part),
  status: part.status === BookingStatus.canceled ? 'cancelled' : 'drives',
});

function certificateOf({ certificateNeeded, certificateReceived }: ChangedPart): CertificateState {
  if (certificateReceived) return 'present';
  return certificateNeeded ? 'needed' : 'none';
}

/** Whether the booking already has the platform's current value; persons and places can't be compared by their fingerprints. */
function saysSo(field: keyof TransportState, booking: TransportState, current: TransportState): boolean {
  if (field === 'status') return isCancelled(booking.status) === isCancelled(current.status);
  return (field === 'time' || field === 'certificate') && booking[field] === current[field];
}
