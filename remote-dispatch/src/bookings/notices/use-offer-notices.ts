import { brusselsToday, driverNotices } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast, type ToastOptions } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { sendNotices, type NoticedChange } from './send-notices.ts';

/** Options of the toast that reports a change: with the offer to notify the drivers, or empty when none counts on the trip. */
export type OfferNotices = (
  before: BookingRow,
  after: Partial<BookingRow> | null,
  count?: number,
) => Pick<ToastOptions, 'action'>;

/**
 * Returns the function that offers to notify the drivers of a change, once, in the toast that reports it. One click
 * sends the text of the occasion; nothing more is asked.
 * @example toast.success(text, { undo, ...offerNotices(booking, { status: 3 }) });
 */
export function useOfferNotices(): OfferNotices {
  const t = useT();
  const toast = useToast();
  return useCallback(
    (before, changed, count = 1) => {
      const after = changed && { ...before, ...changed };
      const notices = driverNotices(before, after, brusselsToday());
      if (notices.length === 0) return {};
      const send = async (change: NoticedChange): Promise<void> => {
        try {
          const isDelivered = await sendNotices(change);
          toast.success(t('notice.sent', { id: before.id, count: notices.length }), {
            detail: t(isDelivered ? 'notice.delivered' : 'notice.waits'),
          });
        } catch (error) {
          toast.failure(t('notice.failed', { id: before.id }), error, {
            action: { label: t('shared.retry'), run: () => void send(change) },
          });
        }
      };
      const remark = count > 1 ? t('notice.others', { count: count - 1 }) : undefined;
      return {
        action: {
          label: t('notice.offer', { count: notices.length }),
          run: () => void send({ before, after, notices, remark }),
        },
      };
    },
    [t, toast],
  );
}
