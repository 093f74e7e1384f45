import type { Accepted } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { FormDialog } from '@navette/shared/ui-form';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { DriverChoice } from '../../pickers/driver-source.ts';
import { BookingScreenProvider } from './booking-context.ts';
import type { BookingScreen } from './booking-context.ts';
import type { BookingForm } from './booking-form.ts';
import { BookingSections } from './booking-sections.tsx';
import type { BookingValues } from './model/booking-values.ts';
import type { SaveBooking, SavedBooking } from './save/use-save-booking.ts';
import { useFollowTrip } from './trip/use-follow-trip.ts';
import type { BookingSources } from './trip/use-booking-sources.ts';
import { useTrip } from './trip/use-trip.ts';

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
  /** Gets the focus back; what had it before when absent. */
  readonly opener?: HTMLElement | null;
  /** After another driver is chosen, beside what the form does by itself; `anyway` when conflicts were seen already. */
  readonly onDriverChosen?: (driver: DriverChoice | null, anyway?: boolean) => void;
  /** After it is chosen whether the driver is asked. */
  readonly onAcceptedChosen?: (accepted: Accepted) => void;
  readonly onSave: SaveBooking;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** The booking form in its dialog: 1200 px wide with the admin fields, 800 without (S1 §2.6). */
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
    opener = null,
    onDriverChosen,
    onAcceptedChosen,
    onSave,
    onClose,
  } = props;
  const saved = useRef<SavedBooking>(undefined);
  const trip = useTrip(form, sources, initial);
  useFollowTrip(form, screen.isNew);
  return (
    <FormDialog
      {...{ form, title, headerAside, footerStart }}
      banner={alert}
      finalFocus={opener ? () => opener : undefined}
      size={screen.isAdmin ? 1200 : 800}
      saveBlocked={screen.isReadOnly ? t('booking.archived.notice') : undefined}
      onSubmit={async (values) => {
        saved.current = await onSave(values);
      }}
      onClose={() => onClose(saved.current)}
    >
      <BookingScreenProvider value={screen}>
        <BookingSections {...{ notice, sources, trip, onDriverChosen, onAcceptedChosen }} />
      </BookingScreenProvider>
    </FormDialog>
  );
}
