import { driverChange } from '@navette/shared/domain';
import type { Accepted, Money } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import type { Baseline } from './use-baseline.ts';
import { refreshBookings } from '../requests/refresh-bookings.ts';
import { updateBooking } from '../requests/update-booking.ts';

/** What a change of the driver changes. */
interface DriverFields {
  readonly driverId: number;
  readonly price_driver: Money | null;
  readonly accepted: Accepted;
}

/** Saves another driver of an existing booking. */
export interface DriverChange {
  /** To be called when a driver is chosen. */
  readonly choose: (driver: DriverChoice | null) => void;
  /** To be called when the dialog is cancelled: the new driver stays, and the former is offered back (DECISIONS 25). */
  readonly offerBack: () => void;
}

/**
 * Another driver of an existing booking is saved at once: driver, empty driver price and accepted 1 in one call, with Undo (S1 §2.6).
 * When that fails the former driver stands in the form again.
 */
export function useDriverChange(id: number, baseline: Baseline): DriverChange {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const former = useRef<DriverFields | null>(null);

  async function save(next: DriverFields): Promise<void> {
    await updateBooking(id, next);
    baseline.move(next);
    void refreshBookings(cache);
  }

  function undo(before: DriverFields): void {
    save(before).then(
      () => {
        former.current = null;
        toast.success(t('booking.driver.restored', { id }));
      },
      (error: unknown) => toast.failure(t('booking.driver.restoreFailed', { id }), error),
    );
  }

  function choose(driver: DriverChoice | null): void {
    const { driverId, price_driver, accepted } = baseline.values();
    if (driver === null || driverId === null || driver.id === driverId) return;
    const before: DriverFields = { driverId, price_driver, accepted };
    save(driverChange(driver.id)).then(
      () => {
        former.current ??= before;
        toast.success(t('booking.driver.changed', { id, driver: `${driver.lastname} ${driver.firstname}` }), { undo: () => undo(before) });
      },
      (error: unknown) => {
        baseline.restore('driverId');
        toast.failure(t('booking.driver.changeFailed', { id }), error);
      },
    );
  }

  function offerBack(): void {
    const before = former.current;
    if (before) toast.info(t('booking.driver.kept', { id }), { undo: () => undo(before) });
  }
  return { choose, offerBack };
}
