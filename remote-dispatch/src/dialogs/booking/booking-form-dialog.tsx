import type { Accepted } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Grid } from '@navette/shared/ui';
import { FormDialog } from '@navette/shared/ui-form';
import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import { BookingScreenProvider, type BookingScreen, type BookingForm } from './booking-form.ts';
import { BookingSections } from './booking-sections.tsx';
import type { BookingValues } from './booking-values.ts';
import type { SaveBooking, SavedBooking } from './save-new.tsx';
import type { BookingSources } from './use-booking-sources.ts';
import { useTrip, type Trip, followTrip, tripFigures } from './use-trip.ts';

/** What both forms, of a new and of an existing booking, are made of. */
export interface BookingFormDialogProps {
  readonly form: BookingForm;
  /** What the fields held when the dialog was opened. */
  readonly initial: BookingValues;
  readonly sources: BookingSources;
  readonly screen: BookingScreen;
  readonly title: string;
  readonly headerAside?: ReactNode;
  /** At the start of the footer: other actions on the booking. */
  readonly footerStart?: ReactNode;
  /** Over the fields: what everybody who looks at them must know. */
  readonly alert?: ReactNode;
  /** Under day and time: what waits to be done with the booking. */
  readonly notice?: ReactNode;
  /** Beside the fields: what the booking is made of. */
  readonly beside?: ReactNode;
  /** Gets the focus back; what had it before when absent. */
  readonly opener?: HTMLElement | null;
  /** After another driver is chosen, beside what the form does by itself; `anyway` when conflicts were seen already. */
  readonly onDriverChosen?: (driver: DriverChoice | null, anyway?: boolean) => void;
  /** After it is chosen whether the driver is asked. */
  readonly onAcceptedChosen?: (accepted: Accepted) => void;
  readonly onSave: SaveBooking;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** The booking form in its dialog: 1200 px wide with the admin fields, 800 without (specification/bookings.md#form). */
export function BookingFormDialog(props: BookingFormDialogProps): ReactNode {
  const t = useT();
  const {
    form,
    initial,
    sources,
    screen,
    title,
    headerAside,
    footerStart,
    alert,
    notice,
    beside,
    opener = null,
    onDriverChosen,
    onAcceptedChosen,
    onSave,
    onClose,
  } = props;
  const saved = useRef<SavedBooking>(undefined);
  const fields = useRef<HTMLDivElement>(null);
  const trip = useTrip(form, sources, initial);
  useFollowTrip(form, screen.isNew);
  const measured = useMeasured(trip);
  return (
    <FormDialog
      {...{ form, title, headerAside, footerStart }}
      banner={alert}
      finalFocus={opener ? () => opener : undefined}
      initialFocus={beside ? () => fields.current?.querySelector('input') ?? null : undefined}
      size={screen.isAdmin || beside ? 1200 : 800}
      saveBlocked={screen.isReadOnly ? t('booking.archived.notice') : undefined}
      onSubmit={async (values) => {
        if (screen.isNew) await measured();
        const { distance, pick_time, price } = screen.isNew ? form.getValues() : values;
        saved.current = await onSave({ ...values, distance, pick_time, price }, values.price);
      }}
      onClose={() => onClose(saved.current)}
    >
      <BookingScreenProvider value={screen}>
        <Beside reading={beside} fields={fields}>
          <BookingSections
            {...{ notice, sources, trip, onDriverChosen, onAcceptedChosen }}
            narrow={beside !== undefined}
          />
        </Beside>
      </BookingScreenProvider>
    </FormDialog>
  );
}

/** Timeout of a save for a route that is being measured, in milliseconds. */
const PATIENCE_MS = 6_000;

/**
 * Gives the function that waits until the route is measured, or can't be: who saves at once would save the price of the route before, and the server would
 * measure another one.
 */
function useMeasured({ status }: Trip): () => Promise<void> {
  const waiting = useRef<(() => void)[]>([]);
  const current = useRef(status);
  useEffect(() => {
    current.current = status;
    if (status !== 'measuring') for (const go of waiting.current.splice(0)) go();
  }, [status]);
  return async () => {
    if (current.current !== 'measuring') return;
    await new Promise<void>((resolve) => {
      waiting.current.push(resolve);
      setTimeout(resolve, PATIENCE_MS);
    });
  };
}

interface BesideProps {
  readonly reading: ReactNode;
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The fields, and on their left what the booking is made of; on a narrow screen above them. It stays in sight while the fields scroll. */
function Beside({ reading, fields, children }: BesideProps): ReactNode {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);

  /** Who looks something up has not left the field yet: an empty one is not called missing. */
  function keepUntouched(event: FocusEvent): void {
    const { target, relatedTarget } = event;
    const looksUp = panel.current?.matches(':hover') || panel.current?.contains(relatedTarget);
    if (looksUp && target instanceof HTMLInputElement && target.value === '') event.stopPropagation();
  }

  if (!reading) return children;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 8fr)' }} gap="5" alignItems="start">
      <Box
        ref={panel}
        role="region"
        aria-label={t('booking.beside')}
        tabIndex={0}
        position={{ base: 'static', xl: 'sticky' }}
        top="0"
        maxHeight={{ base: '14rem', xl: 'calc(100dvh - 16rem)' }}
        overflow="auto"
        padding="3"
        bg="bg.subtle"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
      >
        {reading}
      </Box>
      <Box ref={fields} minWidth="0" onBlurCapture={keepUntouched}>
        {children}
      </Box>
    </Grid>
  );
}

/**
 * Keeps pick-up time and price of the form in step with the trip until somebody types another value. In a form in which nobody has typed they are
 * nothing that closing it would lose: they can be computed again.
 */
function useFollowTrip(form: BookingForm, isNew: boolean): void {
  const { subscribe, getValues, setValue, resetField, registry } = form;
  useEffect(() => {
    let last = tripFigures(getValues());
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        const [before, now] = [last, tripFigures(values, last)];
        last = now;
        // Emptying a field is typing, too: only a change of the trip fills it again.
        if (now.pick_time === before.pick_time && now.price === before.price) return;
        const { pick_time, price } = followTrip(values, before, now, isNew);
        if (pick_time !== undefined) fill('pick_time', pick_time);
        if (price !== undefined) fill('price', price);

        function fill<Name extends 'pick_time' | 'price'>(name: Name, value: BookingValues[Name]): void {
          // What was typed wrong is no value yet, and stays: figures of the trip may arrive while it is typed.
          if (registry.unparsed.has(name)) return;
          if (isDirty) setValue<'pick_time' | 'price'>(name, value, { shouldDirty: true });
          else resetField<'pick_time' | 'price'>(name, { defaultValue: value });
        }
      },
    });
  }, [subscribe, getValues, setValue, resetField, registry, isNew]);
}
