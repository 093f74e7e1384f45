import type { FormattingContext, RowAction } from '@navette/shared/ui-table';
import { CalendarPlus, ExternalLink, Link, MapPin, Pencil, Route, UserRound } from 'lucide-react';
import { useCallback } from 'react';
import type { Matches } from '../../entities/use-matches.tsx';
import { type TransportRow, directionText, type Booked, rowKey } from '../../entities/transport/transport-row.ts';
import { api, dataOf } from '@navette/shared/api';
import { bookingDraft, isListedStatus, unknownMutuality, wayHome } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast, useDialogAvailability, useOpenDialog } from '@navette/shared/ui-overlay';
import { readInsurers } from '../../entities/use-ask-insurer.tsx';

interface RowActions {
  readonly of: Matches['of'];
  readonly match: Matches['match'];
  /** Matches are not known yet. */
  readonly isMatching: boolean;
  readonly book: (row: TransportRow, clientId: number, destinationId: number) => void;
  readonly open: (bookingId: number) => void;
  /** Links a transport with a manually made booking. */
  readonly link: (row: TransportRow, bookingId: number) => void;
  /** The booking is already linked with another part. */
  readonly isTaken: (bookingId: number) => boolean;
  readonly showRoute: (row: TransportRow) => void;
  /** The platform's page of a transport; null when none is configured. */
  readonly webUrl: string | null;
}

/** Actions of a row of planning (specification/booqit.md#planning). */
export function useRowActions(parts: RowActions) {
  const { of, match, isMatching, book, open, link, isTaken, showRoute, webUrl } = parts;
  const booking = useDialogAvailability('dispatch/booking@1');
  return useCallback(
    (row: TransportRow, { t }: FormattingContext): readonly RowAction[] => {
      const { booked } = row;
      const [client, destination] = [of('client', row), of('destination', row)];
      const actions: (RowAction | false)[] = [
        booked !== undefined && {
          id: 'open',
          label: t('differences.open'),
          icon: <Pencil aria-hidden />,
          inline: booked.match === 'certain',
          onSelect: () => open(booked.bookingId),
        },
        booked !== undefined &&
          booked.match !== 'certain' &&
          !isTaken(booked.bookingId) && {
            id: 'link',
            label: t('planning.link', { id: booked.bookingId }),
            icon: <Link aria-hidden />,
            onSelect: () => link(row, booked.bookingId),
          },
        booked?.match !== 'certain' &&
          client !== undefined &&
          destination !== undefined && {
            id: 'book',
            label: t(booked ? 'planning.book.again' : 'planning.book'),
            icon: <CalendarPlus aria-hidden />,
            inline: booked === undefined,
            disabled: booking.reason === undefined ? undefined : t('planning.book.failed'),
            onSelect: () => book(row, client.id, destination.id),
          },
        row.passenger !== null && {
          id: 'client',
          label: t(client ? 'planning.client.other' : 'planning.client'),
          icon: <UserRound aria-hidden />,
          // Most are found: their buttons would appear and go, and the columns move twice.
          inline: client === undefined && !isMatching,
          onSelect: () => match('client', row),
        },
        {
          id: 'destination',
          label: t(destination ? 'planning.destination.other' : 'planning.destination'),
          icon: <MapPin aria-hidden />,
          inline: destination === undefined && !isMatching,
          onSelect: () => match('destination', row),
        },
        { id: 'route', label: t('planning.route'), icon: <Route aria-hidden />, onSelect: () => showRoute(row) },
        webUrl !== null && {
          id: 'platform',
          label: t('planning.platform'),
          icon: <ExternalLink aria-hidden />,
          onSelect: () => openOnPlatform(webUrl, row.transportId),
        },
      ];
      return actions.filter((action) => action !== false);
    },
    [of, match, isMatching, book, open, link, isTaken, showRoute, webUrl, booking.reason],
  );
}

function openOnPlatform(webUrl: string, transportId: string): void {
  const url = new URL(webUrl);
  url.searchParams.set('transportId', transportId);
  window.open(url, '_blank', 'noopener,noreferrer');
}

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
        const made = await openDialog('dispatch/booking@1', { draft });
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

/** A part that the platform has not accepted yet is booked later. */
const isWaiting = ({ status }: TransportRow): boolean => status !== 'accepted' && isListedStatus(status);

/** Address of the destination from which a trip goes on; undefined when unknown. */
async function addressOf(id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [destination] = await dataOf(api.GET('/api/destination/{id}', { params: { path: { id } } }));
  return destination?.fullAddress ?? undefined;
}
