import { messageKey, useT } from '@navette/shared/i18n';
import { ReceiptField } from '@navette/shared/ui-booking';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { ticketSchema } from './ticket-schema.ts';
import { uploadTicket } from './upload-ticket.ts';

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
