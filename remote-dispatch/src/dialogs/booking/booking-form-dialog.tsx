import type { Accepted } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Grid } from '@navette/shared/ui';
import { FileDrop, FormDialog } from '@navette/shared/ui-form';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import { BookingScreenProvider, type BookingScreen, type BookingForm, nextField } from './booking-form.ts';
import { BookingSections } from './booking-sections.tsx';
import type { BookingValues } from './booking-values.ts';
import type { SaveBooking, SavedBooking } from './save-new.tsx';
import type { BookingSources } from './use-booking-sources.ts';
import { useTrip, type Trip, followTrip, tripFigures } from './use-trip.ts';

export interface BookingFormDialogProps {
  readonly form: BookingForm;
  /** Saved field values, or those of a new booking. */
  readonly initial: BookingValues;
  /** The booking is being read: its distance is not known yet. */
  readonly isPending?: boolean;
  readonly sources: BookingSources;
  readonly screen: BookingScreen;
  readonly title: string;
  readonly headerAside?: ReactNode;
  /** Start of the footer: other actions on the booking. */
  readonly footerStart?: ReactNode;
  /** Alert above the fields. */
  readonly alert?: ReactNode;
  /** Reason why it cannot be saved as it is. */
  readonly saveBlocked?: string | undefined;
  /** Notice below day and time: pending actions on the booking. */
  readonly notice?: ReactNode;
  /** Beside the fields: source of the booking. */
  readonly beside?: ReactNode;
  /** Called with files that are dropped on the form. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Receives the focus on close; by default the element that had it before. */
  readonly opener?: HTMLElement | null;
  /** Called after another driver is chosen, in addition to the form's own handling; `anyway` when conflicts were already shown. */
  readonly onDriverChosen?: (driver: DriverChoice | null, anyway?: boolean) => void;
  /** Called when the user chooses whether the driver is asked. */
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
    isPending = false,
    sources,
    screen,
    title,
    headerAside,
    footerStart,
    alert,
    saveBlocked,
    notice,
    beside,
    onFiles,
    opener = null,
    onDriverChosen,
    onAcceptedChosen,
    onSave,
    onClose,
  } = props;
  const saved = useRef<SavedBooking>(undefined);
  const trip = useTrip(form, sources, isPending ? null : initial);
  useFollowTrip(form, { isNew: screen.isNew, isPending });
  const measured = useMeasured(trip);
  /** The client; with a known one the days. */
  const firstQuestion = () => {
    const client = document.getElementById(form.id)?.querySelector<HTMLElement>('[role=combobox]') ?? null;
    return initial.clientId === null ? client : nextField(client);
  };
  return (
    <FormDialog
      {...{ form, title, headerAside, footerStart }}
      banner={alert}
      finalFocus={opener ? () => opener : undefined}
      initialFocus={screen.isNew ? firstQuestion : undefined}
      size={screen.isAdmin || beside ? 1200 : 800}
      saveBlocked={screen.isReadOnly ? t('booking.archived.notice') : saveBlocked}
      onSubmit={async (values) => {
        if (screen.isNew) await measured();
        const { distance, pick_time, price } = screen.isNew ? form.getValues() : values;
        saved.current = await onSave({ ...values, distance, pick_time, price }, values.price);
      }}
      onClose={() => onClose(saved.current)}
    >
      <BookingScreenProvider value={screen}>
        <Beside reading={beside} onFiles={onFiles}>
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
 * Returns the function that waits until the route is measured, or has failed: an immediate save would store the price of the former route, and the
 * server would measure another one.
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

interface BesideProps extends Pick<BookingFormDialogProps, 'onFiles'> {
  readonly reading: ReactNode;
  readonly children: ReactNode;
}

/** The fields, with the source of the booking on their left; above them on a narrow screen. It stays visible while the fields scroll. */
function Beside({ reading, onFiles, children }: BesideProps): ReactNode {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);

  /** Focus moving to the source is no blur of a field: an empty one is not reported as missing. */
  function keepUntouched(event: FocusEvent): void {
    const { target, relatedTarget } = event;
    const looksUp = panel.current?.matches(':hover') || panel.current?.contains(relatedTarget);
    if (looksUp && target instanceof HTMLInputElement && target.value === '') event.stopPropagation();
  }

  // The fields stay mounted when a source comes in.
  const content = (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', ...(reading && { xl: 'minmax(0, 5fr) minmax(0, 8fr)' }) }}
      gap="5"
      alignItems="start"
    >
      {reading && (
        <Box
          key="source"
          ref={panel}
          role="region"
          aria-label={t('booking.beside')}
          tabIndex={0}
          position={{ base: 'static', xl: 'sticky' }}
          top="0"
          maxHeight={{ base: '17rem', xl: 'calc(100dvh - 16rem)' }}
          overflow="auto"
          padding="3"
          bg="bg.subtle"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
        >
          {reading}
        </Box>
      )}
      <Box key="fields" minWidth="0" onBlurCapture={keepUntouched}>
        {children}
      </Box>
    </Grid>
  );
  if (!onFiles) return content;
  return (
    <FileDrop invitation={t('pdf.drop')} onFiles={onFiles}>
      {content}
    </FileDrop>
  );
}

/**
 * Keeps pick-up time and price of the form in step with the trip until another value is typed. Computed values don't make a pristine form dirty: they
 * can be computed again.
 */
function useFollowTrip(
  form: BookingForm,
  { isNew, isPending }: { readonly isNew: boolean; readonly isPending: boolean },
): void {
  const { subscribe, getValues, setValue, resetField, registry } = form;
  useEffect(() => {
    if (isPending) return undefined;
    let last = tripFigures(getValues());
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        const [before, now] = [last, tripFigures(values, last)];
        last = now;
        // An emptied field counts as typed: only a change of the trip fills it again.
        if (now.pick_time === before.pick_time && now.price === before.price) return;
        const { pick_time, price } = followTrip(values, before, now, isNew);
        if (pick_time !== undefined) fill('pick_time', pick_time);
        if (price !== undefined) fill('price', price);

        function fill<Name extends 'pick_time' | 'price'>(name: Name, value: BookingValues[Name]): void {
          // An unparsable text stays: figures of the trip may arrive while it is typed.
          if (registry.unparsed.has(name)) return;
          if (isDirty) setValue<'pick_time' | 'price'>(name, value, { shouldDirty: true });
          else resetField<'pick_time' | 'price'>(name, { defaultValue: value });
        }
      },
    });
  }, [subscribe, getValues, setValue, resetField, registry, isNew, isPending]);
}
