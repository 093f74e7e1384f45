import { mayOpen, type Money } from '@navette/shared/domain';
import { useOpenDialog, type DialogInput } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Button } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EstimatorInput } from './estimator-input.ts';

type BookingDraft = NonNullable<DialogInput<'dispatch/booking@1'>['draft']>;

/** The booking of a measured route at the price that is quoted for it, outbound alone or with the return. */
export function bookingOfRoute(
  { date, time, driver, client, destination, insuranceId }: EstimatorInput,
  { price, back }: { readonly price: Money; readonly back: boolean },
): BookingDraft {
  return {
    type: 'to',
    back,
    price,
    pick_address: client.address,
    ...(driver.recordId !== null && { driverId: driver.recordId }),
    ...(client.recordId !== null && { clientId: client.recordId }),
    ...(destination.recordId !== null && { destinationId: destination.recordId }),
    ...(insuranceId !== null && { insuranceId }),
    ...(date !== null && { dates: [date] }),
    ...(time !== null && { ap_time: time }),
  };
}

interface BookRouteProps {
  readonly draft: BookingDraft;
  /** Name of the booked trip, for the label of the button. */
  readonly way: string;
}

/** Opens the form of a new booking for the route, for who may book. */
export function BookRoute({ draft, way }: BookRouteProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const user = useUser();
  const openDialog = useOpenDialog();
  if (!mayOpen(user?.pages, 'booking')) return null;
  return (
    <Button
      size="xs"
      icon={<Plus aria-hidden />}
      aria-label={t('estimator.book.way', { way })}
      onClick={() =>
        openDialog('dispatch/booking@1', { draft }).catch((error: unknown) =>
          toast.failure(t('estimator.book.failed'), error),
        )
      }
    >
      {t('mail.book')}
    </Button>
  );
}
