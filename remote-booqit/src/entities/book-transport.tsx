import { api, dataOf } from '@navette/shared/api';
import { bookingDraft, isListedStatus, unknownMutuality, wayHome } from '@navette/shared/domain';
import { type Translate, useT } from '@navette/shared/i18n';
import { useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { dayText } from './transport/transport-requests.ts';
import { type Booked, directionText, rowKey, type TransportRow } from './transport/transport-row.ts';
import { readInsurers, useAskInsurer } from './use-ask-insurer.tsx';
import { type Matches, useMatches } from './use-matches.tsx';

interface BookTransportProps {
  readonly row: TransportRow;
  /** The parts of its transport. */
  readonly parts: readonly TransportRow[];
  /** Booked, or given up. */
  readonly onDone: () => void;
}

/** Books a part of a transport step by step: asks for a client and a destination that are not certain, then opens the form of the booking. */
export function BookTransport({ row, parts, onDone }: BookTransportProps): ReactNode {
  const matches = useMatches(parts);
  const insurer = useAskInsurer();
  const book = useBook(parts, matches.of, nothing, insurer.ask);
  const isStarted = useRef(false);
  useEffect(() => {
    if (matches.isLoading || isStarted.current) return;
    isStarted.current = true;
    const { of, ask } = matches;
    void (async () => {
      const client = of('client', row) ?? (await ask('client', row));
      const destination = client && (of('destination', row) ?? (await ask('destination', row)));
      if (client && destination) await book(row, client.id, destination.id);
      onDone();
    })();
  });
  return (
    <>
      {matches.dialog}
      {insurer.dialog}
    </>
  );
}

/** The list learns of new bookings by itself. */
const nothing = () => undefined;

type Mark = (key: string, booked: Booked) => void;

/**
 * Opens the booking form of a transport, which is linked in the same save: a transport is booked once (specification/booqit.md#booked-already). Its return is
 * proposed with it.
 * @param rows the rows of the list: the other parts of the transport are among them
 * @param askInsurer asks for the insurer of an unknown mutuality
 */
export function useBook(
  rows: readonly TransportRow[] | undefined,
  of: Matches['of'],
  mark: Mark,
  askInsurer: (mutuality: string) => Promise<number | undefined>,
): (row: TransportRow, clientId: number, destinationId: number) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    async (row, clientId, destinationId) => {
      const { transportId, part } = row;
      const parts = (rows ?? []).filter((other) => other.transportId === transportId);
      const home = wayHome(parts, row);
      const before = row.isOnward ? parts.find((other) => other.part === part - 1) : undefined;
      try {
        const [tables, insurers] = await Promise.all([dataOf(api.GET('/service/booqit/tables')), readInsurers()]);
        const meanings = { tables, insurers };
        const mutuality = unknownMutuality(row, meanings);
        const insuranceId = mutuality === undefined ? undefined : await askInsurer(mutuality);
        if (mutuality !== undefined && insuranceId === undefined) return;
        const pickUp = before && (await addressOf(of('destination', before)?.id));
        const draft = {
          ...bookingDraft(row, { clientId, destinationId }, meanings),
          ...(insuranceId !== undefined && { insuranceId }),
          ...(pickUp && { pick_address: pickUp }),
          ...(home && home.booked === undefined && { return: { ap_time: home.time } }),
          transport: { transportId, part },
        };
        const made = await openDialog('dispatch/booking@1', { draft, note: await dayNote(row, clientId, t) });
        if (!made) return;
        // The form of an older release does not send the transport; after any newer one this is a no-op.
        await dataOf(api.POST('/service/booqit/link', { body: { transportId, part, bookingId: made.id } }));
        mark(rowKey(row), { transportId, part, match: 'certain', bookingId: made.id, isDone: false });
        const later = parts.find((other) => other.part > part && isWaiting(other));
        if (later) toast.info(t('planning.book.later', { direction: directionText(later, t), time: later.time }));
      } catch (error) {
        toast.failure(t('planning.book.failed'), error);
      }
    },
    [openDialog, toast, t, rows, of, mark, askInsurer],
  );
}

/** Other trips of the passenger on the day, for the form of the booking; undefined when there are none or they can't be read. */
async function dayNote(
  { date, transportId }: TransportRow,
  clientId: number,
  t: Translate,
): Promise<string | undefined> {
  const body = { clientIds: [clientId], date, transportId };
  const trips = await dataOf(api.POST('/service/booqit/passengerDay', { body })).catch(() => []);
  return trips.length > 0 ? t('day.note', { trips: dayText(trips, t) }) : undefined;
}

/** A part that the platform has not accepted yet is booked later. */
const isWaiting = ({ status }: TransportRow): boolean => status !== 'accepted' && isListedStatus(status);

/** Address of the destination from which a trip goes on; undefined when unknown. */
async function addressOf(id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [destination] = await dataOf(api.GET('/api/destination/{id}', { params: { path: { id } } }));
  return destination?.fullAddress ?? undefined;
}
