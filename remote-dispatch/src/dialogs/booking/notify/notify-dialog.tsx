import type { NoticeButton } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { NotifyDialog } from '@navette/shared/ui-booking';
import { useNavetteForm } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { MessageFields } from './message-fields.tsx';
import { messageSchema } from './message-schema.ts';
import { defaultEnd, notificationOf } from './notification.ts';
import type { NotificationParts } from './notification.ts';
import { textFor } from './offered-texts.ts';
import { useSentNotifications } from './requests/list-sent.ts';
import { sendBookingNotification } from './requests/send-booking.ts';

/** Notifies a driver of a booking. */
export interface NotifyBookingDialogProps {
  readonly occasion: NoticeButton;
  /** The booking and its driver. */
  readonly booking: Pick<NotificationParts, 'legs' | 'price'> & {
    readonly id: number;
    readonly driver: { readonly id: number; readonly name: string };
  };
  /** The form holds changes that are not saved yet: the driver is notified of what stands in it. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

/** Notifies the driver of a booking. */
export function NotifyBookingDialog({ occasion, booking, isUnsaved, onClose }: NotifyBookingDialogProps): ReactNode {
  const t = useT();
  const { driver } = booking;
  const sent = useSentNotifications(driver.id);
  const [defaultValues] = useState<z.input<typeof messageSchema>>(() => ({
    msg: textFor(occasion),
    end: defaultEnd(new Date()),
    other: '',
  }));
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('booking.notify.form.name') });
  return (
    <NotifyDialog
      {...{ form, sent, onClose }}
      title={t('booking.notify.title', { id: booking.id, name: driver.name })}
      name={driver.name}
      onSend={(message) => sendBookingNotification(notificationOf({ ...booking, ...message }, new Date()))}
      notice={isUnsaved && <Alert title={t('booking.notify.unsaved')} />}
    >
      <MessageFields />
    </NotifyDialog>
  );
}
