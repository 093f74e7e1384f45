import { invalidate, useOnline } from '@navette/shared/api';
import type { DialogProps, NotifyDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Form, useCloseForm, useNavetteForm } from '@navette/shared/ui-form';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MessageFields } from './message-fields.tsx';
import { messageSchema } from './message-schema.ts';
import { sendMessage } from './requests/send-message.ts';
import { SentList } from './sent-list.tsx';

const EMPTY = { msg: '' };

/** Writes to a driver and shows what became of it. It stays open after sending; closing it answers with the last message sent. */
export function NotifyDialog({
  input: { driverId, name, msg = '' },
  onClose,
}: DialogProps<'masterdata/notify@1'>): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const isOnline = useOnline();
  const [defaultValues] = useState({ msg });
  const [sent, setSent] = useState<NotifyDialogResult>();
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('notify.form.name') });
  const close = useCloseForm(form, () => onClose(sent));
  const send = async (message: { msg: string }) => {
    const { id, delivered } = await sendMessage({ ...message, driverId, name });
    setSent({ id });
    void invalidate(cache, [['get', '/service/notification/list/{id}']]);
    toast.success(t(delivered ? 'notify.delivered' : 'notify.waits', { name }));
  };
  return (
    <Dialog
      open
      size={600}
      title={t('notify.title', { name })}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('shared.close')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            icon={<Send aria-hidden />}
            loading={form.formState.isSubmitting}
            disabled={!isOnline}
          >
            {t('notify.send')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} onSaved={() => form.reset(EMPTY)}>
        <MessageFields />
      </Form>
      <SentList driverId={driverId} />
    </Dialog>
  );
}
