import { offeredNotices, type NoticeButton, driverName, personName } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Text } from '@navette/shared/ui';
import { useFormContext, useRecord, useNavetteForm } from '@navette/shared/ui-form';
import { type ReactNode, useState } from 'react';
import { useValues, useValue } from './booking-form.ts';
import type { BookingSources } from './use-booking-sources.ts';
import { BellRing, Ban, Pencil, Send, type LucideIcon } from 'lucide-react';
import type { BookingValues } from './booking-values.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { addressOf } from '../../pickers/address.ts';
import { useLinked } from '../../bookings/linked-leg.tsx';
import {
  type NotifiedLeg,
  defaultEnd,
  notificationOf,
  type NotificationParts,
  textFor,
  sendBookingNotification,
} from '../../bookings/notification.ts';
import { NotifyDialog, whileUndelivered } from '@navette/shared/ui-booking';
import type * as z from 'zod';
import { MessageFields, messageSchema } from '../../bookings/message-fields.tsx';
import { $api } from '@navette/shared/api';

const BUTTONS = {
  ask: { Icon: Send, label: messageKey('booking.notify.ask') },
  notify: { Icon: BellRing, label: messageKey('booking.notify.notify') },
  edit: { Icon: Pencil, label: messageKey('booking.notify.edit') },
  cancel: { Icon: Ban, label: messageKey('booking.notify.cancel') },
} as const satisfies Record<NoticeButton, { readonly Icon: LucideIcon; readonly label: string }>;

/** The buttons that notify the driver of an existing booking. The form must be complete, since its values are sent. */
export function NotifyButtons({
  row,
  sources,
}: {
  readonly row: BookingRow;
  readonly sources: BookingSources;
}): ReactNode {
  const t = useT();
  const { trigger } = useFormContext<BookingValues>();
  const [occasion, setOccasion] = useState<NoticeButton | null>(null);
  const [isRefused, setRefused] = useState(false);
  const buttons = offeredNotices({ accepted: useValue('accepted'), status: useValue('status') });
  if (buttons.length === 0) return null;

  async function open(chosen: NoticeButton): Promise<void> {
    const isValid = await trigger(undefined, { shouldFocus: true });
    setRefused(!isValid);
    if (isValid) setOccasion(chosen);
  }

  return (
    <Box style={{ gridColumn: 'span 12' }} data-field paddingBottom="2">
      <Box role="group" aria-label={t('booking.notify.group')} display="flex" flexWrap="wrap" gap="2">
        {buttons.map((name) => {
          const { Icon, label } = BUTTONS[name];
          return (
            <Button key={name} size="sm" icon={<Icon aria-hidden />} onClick={() => void open(name)}>
              {t(label)}
            </Button>
          );
        })}
      </Box>
      {isRefused && (
        <Text role="alert" textStyle="xs" color="fg.error">
          {t('booking.notify.incomplete')}
        </Text>
      )}
      {occasion !== null && <NotifyBooking {...{ occasion, row, sources }} onClose={() => setOccasion(null)} />}
    </Box>
  );
}

/** A booking whose driver is notified, with the values of the form. */
interface NotifyBookingProps extends Pick<NotifyBookingDialogProps, 'occasion' | 'onClose'> {
  readonly row: BookingRow;
  readonly sources: BookingSources;
}

/** Builds the notification of the driver: trip and return from the surrounding form, names and addresses from their records. */
function NotifyBooking({ occasion, row, sources, onClose }: NotifyBookingProps): ReactNode {
  const values = useValues();
  const { formState } = useFormContext<BookingValues>();
  const { driverId, destinationId, price_driver } = values;
  const driver = useRecord(sources.driver, driverId).state;
  const destination = useRecord(sources.destination, destinationId).state;
  const linked = useLinked(row.linkedId);
  if (driverId === null) return null;
  const address =
    destination.status === 'known'
      ? addressOf(destination.item) || destination.item.name
      : (row.destination_name ?? '');
  const name = driver.status === 'known' ? personName(driver.item, 'text') : driverName(row, 'text');
  const legs = notifiedLegs(values, address, linked.data?.[0]);
  return (
    <NotifyBookingDialog
      {...{ occasion, onClose }}
      booking={{ id: row.id, driver: { id: driverId, name }, legs, price: price_driver }}
      isUnsaved={formState.isDirty}
    />
  );
}

/** The legs in a notification: the trip in the form; then its linked leg, or the return when this booking covers both. */
function notifiedLegs(values: BookingValues, destination: string, linked: BookingRow | undefined): NotifiedLeg[] {
  const { type, ap_date, ap_time, pick_time, pick_address: home, back } = values;
  if (ap_date === null) return [];
  const trip: NotifiedLeg = { type, date: ap_date, picktime: pick_time ?? ap_time, home, destination };
  if (linked) {
    const { ap_date: date, pick_time: picktime, pick_address, willCall } = linked;
    return [
      trip,
      {
        type: linked.type,
        date,
        picktime: willCall ? null : picktime,
        home: pick_address ?? home,
        destination: linked.destination_fullAddress ?? linked.destination_name ?? destination,
      },
    ];
  }
  return back ? [trip, { ...trip, type: 'back', picktime: null }] : [trip];
}

interface NotifyBookingDialogProps {
  readonly occasion: NoticeButton;
  readonly booking: Pick<NotificationParts, 'legs' | 'price'> & {
    readonly id: number;
    readonly driver: { readonly id: number; readonly name: string };
  };
  /** The form has unsaved changes: the notification contains them. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

function NotifyBookingDialog({ occasion, booking, isUnsaved, onClose }: NotifyBookingDialogProps): ReactNode {
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

/** Notifications sent to a driver, the latest first. Polled while one is being delivered. */
const useSentNotifications = (id: number) =>
  $api.useQuery(
    'get',
    '/service/notification/list/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' }, refetchInterval: whileUndelivered },
  );
