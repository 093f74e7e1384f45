import type { Accepted } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import type { Baseline } from './use-baseline.ts';
import type { SaveOver } from './use-save-over.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { updateBooking } from '../requests/update-booking.ts';

/** On an existing booking, whether the driver is asked is saved as soon as it is chosen, with Undo (S1 §4). */
export function useAcceptedChange(id: number, baseline: Baseline, saveOver: SaveOver): (accepted: Accepted) => void {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();

  async function save(accepted: Accepted): Promise<void> {
    await saveOver(['driverId', 'accepted'], () => updateBooking(id, { accepted }));
    baseline.move({ accepted });
    void refreshBookings(cache);
  }

  function failed(error: unknown): void {
    baseline.restore('accepted');
    toast.failure(t('booking.answer.failed', { id }), error);
  }

  return (accepted) => {
    const { accepted: before } = baseline.values();
    if (before === accepted) return;
    save(accepted).then(
      () =>
        toast.success(t('booking.answer.saved', { id, answer: t(vocabulary.accepted(accepted)) }), {
          undo: () => void save(before).catch(failed),
        }),
      failed,
    );
  };
}
