import { api, dataOf, invalidate } from '@navette/shared/api';
import { BookingStatus, type TripOutlook } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Trip } from '../../entities/trip/trip-texts.ts';

interface MilestoneProps {
  readonly trip: Trip;
  /** The place at which the driver has arrived: of the pick-up, or of the end. */
  readonly reached: TripOutlook['next'];
}

/** The driver is within 25 m of where the trip goes next: offers to note the passenger on board, or the trip as done. */
export function Milestone({ trip, reached }: MilestoneProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (): Promise<unknown> =>
      reached === 'pickUp'
        ? dataOf(api.POST('/service/live/aboard', { body: { bookingId: trip.id } }))
        : dataOf(
            api.PUT('/api/booking/{id}', {
              params: { path: { id: trip.id } },
              body: { status: BookingStatus.closed },
            }),
          ),
    onSuccess: () =>
      invalidate(queryClient, [
        ['post', '/service/driver/byname/{name}'],
        ['post', '/service/booking/byDate'],
      ]),
    onError: (error) => toast.failure(t('tracker.milestone.failed'), error),
    meta: { failure: 'inPlace' },
  });
  return (
    <Alert
      status="info"
      title={t('tracker.milestone.arrived')}
      actions={
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          {t(reached === 'pickUp' ? 'tracker.milestone.aboard' : 'tracker.milestone.done')}
        </Button>
      }
    />
  );
}
