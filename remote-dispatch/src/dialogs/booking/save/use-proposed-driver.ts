import { useEffect, useRef } from 'react';
import type { BookingForm } from '../booking-form.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import type { DriverChange } from './use-driver-change.ts';

/**
 * Chooses a driver in the form of an existing booking once it is shown, as if the user had: it is saved with what follows from it, conflicts are asked
 * about, and Cancel offers the former driver back.
 * @param proposed number of the driver; undefined when none is proposed or the form may not change it
 */
export function useProposedDriver(
  proposed: number | undefined,
  form: BookingForm,
  source: BookingSources['driver'],
  change: DriverChange,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (proposed === undefined || isDone.current) return;
    isDone.current = true; // before the answer: a form chooses once
    const choose = async () => {
      const driver = await source.find(proposed, new AbortController().signal);
      if (!driver || form.getValues('driverId') === driver.id) return;
      form.setValue('driverId', driver.id, { shouldDirty: true, shouldValidate: true });
      change.choose(driver);
    };
    // A driver who can't be read is not chosen: the form shows the one who is saved.
    choose().catch(() => undefined);
  }, [proposed, form, source, change]);
}
