import { invalidate, useOnline } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { Form, useCloseForm, useNavetteForm } from '@navette/shared/ui-form';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { MessageFields } from './message-fields.tsx';
import { messageSchema } from './message-schema.ts';
import { defaultEnd, notificationOf } from './notification.ts';
import type { NotificationParts } from './notification.ts';
import { textFor } from './offered-texts.ts';
import type { Occasion } from './offered-texts.ts';
import { sendBookingNotification } from './requests/send-booking.ts';
import { SentList } from './sent-list.tsx';

/** A driver is told about a booking. */
export interface NotifyBookingDialogProps {
  readonly occasion: Occasion;
  /** The booking and its driver. */
  readonly booking: Pick<NotificationParts, 'id' | 'driver' | 'legs' | 'price'>;
  /** The form holds changes that are not saved yet: the driver is told what stands in it. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

/** Tells the driver about a booking and shows what became of it. It stays open after sending. */
export function NotifyBookingDialog({ occasion, booking, isUnsaved, onClose }: NotifyBookingDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const isOnline = useOnline();
  const { driver } = booking;
  const [defaultValues] = useState<z.input<typeof messageSchema>>(() => ({
    msg: textFor(occasion),
    end: defaultEnd(new Date()),
    other: '',
  }));
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('booking.notify.form.name') });
  const close = useCloseForm(form, onClose);

  async function send(message: z.output<typeof messageSchema>): Promise<void> {
    const { delivered } = await sendBookingNotification(notificationOf({ ...booking, ...message }, new Date()));
    void invalidate(cache, [['get', '/service/notification/list/{id}']]);
    toast.success(t(delivered ? 'booking.notify.delivered' : 'booking.notify.waits', { name: driver.name }));
  }

  return (
    <Dialog
      open
      size={600}
      title={t('booking.notify.title', { id: booking.id, name: driver.name })}
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
            {t('booking.notify.send')}
          </Button>
        </>
      }
    >
      {isUnsaved && <Alert title={t('booking.notify.unsaved')} />}
      <Form form={form} onSubmit={send}>
        <MessageFields />
      </Form>
      <SentList driverId={driver.id} />
    </Dialog>
  );
}
