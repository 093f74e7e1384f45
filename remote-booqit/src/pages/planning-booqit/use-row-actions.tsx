import type { FormattingContext, RowAction } from '@navette/shared/ui-table';
import { CalendarPlus, Dumbbell, ExternalLink, Link, MapPin, Pencil, Route, UserRound } from 'lucide-react';
import { useCallback } from 'react';
import type { Matches } from '../../entities/use-matches.tsx';
import type { TransportRow } from '../../entities/transport/transport-row.ts';
import { PRACTICE_CHANGE_VALUES, type PracticeChange } from '@navette/openapi/enums';
import { messageKey } from '@navette/shared/i18n';
import { useDialogAvailability } from '@navette/shared/ui-overlay';

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
  /** Makes the sandbox change a transport; undefined with a real platform. */
  readonly practise: ((row: TransportRow, change: PracticeChange) => void) | undefined;
  /** The platform's page of a transport; null when none is configured. */
  readonly webUrl: string | null;
}

const PRACTICE: Readonly<Record<PracticeChange, string>> = {
  moved: messageKey('practice.moved'),
  cancelled: messageKey('practice.cancelled'),
  refused: messageKey('practice.refused'),
  certificate: messageKey('practice.certificate'),
};

/** Actions of a row of planning (specification/booqit.md#planning). */
export function useRowActions(parts: RowActions) {
  const { of, match, isMatching, book, open, link, isTaken, showRoute, practise, webUrl } = parts;
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
        ...(practise && booked?.match === 'certain'
          ? PRACTICE_CHANGE_VALUES.map((change) => ({
              id: change,
              label: t(PRACTICE[change]),
              icon: <Dumbbell aria-hidden />,
              onSelect: () => practise(row, change),
            }))
          : []),
      ];
      return actions.filter((action) => action !== false);
    },
    [of, match, isMatching, book, open, link, isTaken, showRoute, practise, webUrl, booking.reason],
  );
}

function openOnPlatform(webUrl: string, transportId: string): void {
  const url = new URL(webUrl);
  url.searchParams.set('transportId', transportId);
  window.open(url, '_blank', 'noopener,noreferrer');
}
