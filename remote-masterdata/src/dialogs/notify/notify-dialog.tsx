import type { DialogProps, NotifyDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { NotifyDialog } from '@navette/shared/ui-booking';
import { useNavetteForm } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MessageFields } from './message-fields.tsx';
import { messageSchema } from './message-schema.ts';
import { useSentNotifications } from './requests/list-sent.ts';
import { sendMessage } from './requests/send-message.ts';

const EMPTY = { msg: '' };

/** Writes to a driver; closing it answers with the last message sent. */
export function NotifyDriverDialog({
  input: { driverId, name, msg = '' },
  onClose,
}: DialogProps<'masterdata/notify@1'>): ReactNode {
  const t = useT();
  const [defaultValues] = useState({ msg });
  const [last, setLast] = useState<NotifyDialogResult>();
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('notify.form.name') });
  return (
    <NotifyDialog
      {...{ form, name }}
      sent={useSentNotifications(driverId)}
      title={t('notify.title', { name })}
      onSend={async (message) => {
        const answer = await sendMessage({ ...message, driverId, name });
        setLast({ id: answer.id });
        return answer;
      }}
      onSent={() => form.reset(EMPTY)}
      onClose={() => onClose(last)}
    >
      <MessageFields />
    </NotifyDialog>
  );
}
