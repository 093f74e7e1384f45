import type { DialogProps } from '@navette/shared/federation';
import { type ReactNode, useState } from 'react';
import { useT, messageKey } from '@navette/shared/i18n';
import { Alert, ErrorState, Skeleton, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { EditBookingDialog } from './edit-booking-dialog.tsx';
import { useFreshBooking } from './booking-requests.ts';
import { type SavedBooking, useSaveNew } from './save-new.tsx';
import { useIsAdmin } from './booking-form.ts';
import { brusselsToday } from '@navette/shared/domain';
import { FileButton, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { BookingFormDialog } from './booking-form-dialog.tsx';
import { bookingSchema } from './booking-schema.ts';
import { newValues, type BookingDraft } from './booking-values.ts';
import { type ArrivedPdf, PdfsBeside } from '../../requests/pdf-beside.tsx';
import { useClosedDays } from '../../bookings/closed-days.tsx';
import { useBookingSources } from './use-booking-sources.ts';

interface BookingDialogProps extends DialogProps<'dispatch/booking@1'> {
  /** Source of a new booking, such as a mail, shown beside its fields. */
  readonly beside?: ReactNode;
}

/**
 * Creates a booking on one or several days, or changes one (specification/bookings.md#form). Super and lead get the admin variant. Returns the
 * booking's id after a save, nothing when it was cancelled. A driver in the draft of an existing booking is selected in the form, as if by the user.
 */
export default function BookingDialog({ input, beside, onClose }: BookingDialogProps): ReactNode {
  const { id, draft, note } = input;
  if (id === undefined) return <NewBookingDialog {...{ note, beside, onClose }} draft={draft ?? {}} />;
  return <ExistingBookingDialog key={id} id={id} proposed={draft?.driverId} onClose={onClose} />;
}

interface ExistingBookingDialogProps {
  readonly id: number;
  /** Driver to choose in the form. */
  readonly proposed?: number | undefined;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** The form of a booking that is being read: of its row in the list until then, if there is one. A booking that can't be read is reported. */
function ExistingBookingDialog({ id, proposed, onClose }: ExistingBookingDialogProps): ReactNode {
  const t = useT();
  const isAdmin = useIsAdmin();
  const [opener] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  const { booking, listed, error, refetch, isFetching } = useFreshBooking(id);
  const row = booking ?? (error ? undefined : listed);
  if (row) return <EditBookingDialog {...{ row, proposed, opener, onClose }} isRead={booking !== undefined} />;
  return (
    <Dialog open size={isAdmin ? 1200 : 800} title={t('booking.edit.title', { id })} onClose={() => onClose()}>
      {error ? (
        <ErrorState
          title={t('booking.edit.failed', { id })}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Stack gap="4" aria-busy>
          <Skeleton width="40%" />
          <Skeleton width="75%" />
          <Skeleton width="60%" />
        </Stack>
      )}
    </Dialog>
  );
}

interface NewBookingDialogProps {
  /** Initial values of its fields. */
  readonly draft: BookingDraft;
  /** Shown above the fields. */
  readonly note?: string | undefined;
  /** Source of the booking, such as a mail, shown beside the fields. */
  readonly beside?: ReactNode;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** A PDF that was chosen or dropped, read as one that arrived today. */
const chosenPdf = (pdf: File): ArrivedPdf => ({
  id: [pdf.name, pdf.size, pdf.lastModified].join(' '),
  name: pdf.name,
  load: async () => pdf,
  sent: brusselsToday(),
});

const notLocked = (): boolean => false;

function NewBookingDialog({ draft, note, beside, onClose }: NewBookingDialogProps): ReactNode {
  const t = useT();
  const kind = { isNew: true, isAdmin: useIsAdmin() };
  const sources = useBookingSources(undefined);
  const [initial] = useState(() => newValues(draft, brusselsToday()));
  const form = useNavetteForm({
    schema: bookingSchema(kind),
    defaultValues: initial,
    name: messageKey('booking.form.newName'),
    draftKey: 'booking.new',
  });
  const save = useSaveNew(draft);
  const { banner, saveBlocked } = useClosedDays(useWatch({ control: form.control, name: 'dates' }));
  const [pdf, setPdf] = useState<File>();
  const choose = beside ? undefined : (files: readonly File[]) => setPdf(files[0]);
  return (
    <BookingFormDialog
      {...{ form, initial, sources, onClose, saveBlocked }}
      alert={
        <>
          {note && <Alert status="info" live={false} title={note} />}
          {banner}
        </>
      }
      title={t('booking.new.title')}
      beside={beside ?? (pdf && <PdfsBeside pdfs={[chosenPdf(pdf)]} />)}
      onFiles={choose}
      footerStart={choose && <FileButton label={t('pdf.choose')} accept=".pdf,application/pdf" onFiles={choose} />}
      screen={{ ...kind, proposedDate: initial.dates.length === 1 ? initial.dates[0] : undefined, isLocked: notLocked }}
      onSave={save}
    />
  );
}
