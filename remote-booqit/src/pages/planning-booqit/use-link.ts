import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback, useMemo } from 'react';
import { type Booked, rowKey, type TransportRow } from '../../entities/transport/transport-row.ts';

/**
 * Links a transport with a booking that was made by hand: it is certain from then on, and its changes on the platform are followed.
 * @param rows the rows of the list, with what is booked
 */
export function useLink(rows: readonly TransportRow[] | undefined, mark: (key: string, booked: Booked) => void) {
  const t = useT();
  const toast = useToast();
  const taken = useMemo(
    () => new Set(rows?.flatMap(({ booked }) => (booked?.match === 'certain' ? booked.bookingId : []))),
    [rows],
  );
  const link = useCallback(
    (row: TransportRow, bookingId: number) => {
      const { transportId, part } = row;
      dataOf(api.POST('/service/booqit/link', { body: { transportId, part, bookingId } })).then(
        () => {
          mark(rowKey(row), { transportId, part, match: 'certain', bookingId, isDone: row.booked?.isDone ?? false });
          toast.success(t('planning.linked', { id: bookingId }));
        },
        (error: unknown) => toast.failure(t('planning.link.failed'), error),
      );
    },
    [mark, toast, t],
  );
  return { link, isTaken: useCallback((bookingId: number) => taken.has(bookingId), [taken]) };
}
