import { messageKey, useT } from '@navette/shared/i18n';
import { ReceiptField, receiptFile, receiptUpload } from '@navette/shared/ui-booking';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, required } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { api, dataOf } from '@navette/shared/api';
import type { ParkingTicket } from '@navette/shared/realtime';

/** Form of a paper receipt. */
const ticketSchema = z.object({
  bookingId: required(z.number().int().positive()),
  date: z.iso.date().nullable(),
  photo: required(receiptFile),
});

const Fields = fieldsFor(ticketSchema);
const NOTHING = { bookingId: null, date: null, photo: null };

interface NewTicketDialogProps {
  readonly onSaved: (ticketId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that adds a paper receipt: its photo is stored with the booking. */
export function NewTicketDialog({ onSaved, onClose }: NewTicketDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const form = useNavetteForm({ schema: ticketSchema, defaultValues: NOTHING, name: messageKey('tickets.form.name') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('tickets.add')}
      onSubmit={async (values) => {
        const { ticketId, bookingId } = await uploadTicket(values);
        toast.success(t('tickets.added', { id: bookingId }));
        onSaved(ticketId);
      }}
    >
      <FormSection>
        <Fields.NumberField name="bookingId" label={t('tickets.bookingId')} required />
        <Fields.DateField name="date" label={t('tickets.date')} help={t('tickets.date.help')} />
        <ReceiptField name="photo" label={t('tickets.photo')} />
      </FormSection>
    </FormDialog>
  );
}

/** Data of a paper receipt. */
interface NewTicket {
  readonly bookingId: number;
  /** ISO date of the receipt; null for the day of the booking. */
  readonly date: string | null;
  readonly photo: File;
}

/**
 * Uploads the photo of a receipt to its booking.
 * @throws {ApiProblem} `validation` on `bookingId` when there is no such booking; `file.unsupported`, `file.damaged`,
 * `file.tooLarge` on `photo`
 */
const uploadTicket = ({ bookingId, date, photo }: NewTicket): Promise<ParkingTicket> =>
  dataOf(
    api.POST('/service/ticket/upload', {
      params: { query: { bookingId, ...(date !== null && { date }) } },
      ...receiptUpload.body(photo),
    }),
  ).catch(receiptUpload.rethrowAt('photo'));
