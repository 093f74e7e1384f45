import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { MessageFields } from '../../../../dialogs/booking/notify/message-fields.tsx';
import { messageSchema } from '../../../../dialogs/booking/notify/message-schema.ts';
import { defaultEnd } from '../../../../dialogs/booking/notify/notification.ts';
import type { BulkMessage } from '../../../../bookings/bulk/jobs/notify-drivers.ts';

/** Message to the drivers of several bookings. */
export interface BulkMessageDialogProps {
  readonly count: number;
  readonly onSend: (message: BulkMessage) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for the text, which is required; templates are offered (S1 §2.12). */
export function BulkMessageDialog({ count, onSend, onClose }: BulkMessageDialogProps): ReactNode {
  const t = useT();
  const [defaultValues] = useState(() => ({ msg: '', end: defaultEnd(new Date()), other: '' }));
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('booking.notify.form.name') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('bookings.bulk.notify.title', { count })}
      saveLabel={t('notify.send')}
      onSubmit={async (message) => onSend(message)}
    >
      <MessageFields />
    </FormDialog>
  );
}
