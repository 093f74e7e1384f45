import {
  BOOKING_STATUSES,
  bookingWarnings,
  MOTIVES,
  Accepted,
  ACCEPTED_CHOICES,
  offeredNotices,
  type NoticeButton,
  driverName,
  personName,
} from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Box, Button, Text } from '@navette/shared/ui';
import { FormSection, useFormContext, useRecord, useNavetteForm } from '@navette/shared/ui-form';
import { type ReactNode, useState } from 'react';
import { useBookingScreen, useValues, useValue, Fields, useField } from './booking-form.ts';
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

/** Props of the section besides the values of the form. */
interface FollowUpSectionProps {
  readonly sources: BookingSources;
  readonly onAcceptedChosen?: ((accepted: Accepted) => void) | undefined;
}

/** Whether the driver is asked, status, motive, and remarks for office and driver. */
export function FollowUpSection({ sources, onAcceptedChosen }: FollowUpSectionProps): ReactNode {
  const t = useT();
  const field = useField();
  const { row } = useBookingScreen();
  return (
    <FormSection title={t('booking.section.followUp')}>
      <AcceptedField onChosen={onAcceptedChosen} />
      <Fields.SelectField
        {...field('status')}
        options={BOOKING_STATUSES.map((value) => ({ value, label: t(vocabulary.bookingStatus(value)) }))}
      />
      {row && <NotifyButtons {...{ row, sources }} />}
      <Fields.SelectField
        {...field('motive')}
        span={4}
        options={MOTIVES.map((value) => ({ value, label: t(vocabulary.motive(value)) }))}
      />
      <Fields.CheckboxField {...field('certificateNeeded')} span={4} />
      <Fields.CheckboxField {...field('certificateReceived')} span={4} />
      <Warnings />
      <Fields.TextAreaField {...field('comment')} span={6} rows={2} />
      <Fields.TextAreaField {...field('info')} span={6} rows={2} />
    </FormSection>
  );
}

const WARNING_KEYS = {
  certificateRequired: messageKey('booking.warning.certificateRequired'),
  noMutIntervention: messageKey('booking.warning.noMutIntervention'),
} as const;

/** 'Certificat est requis', 'Pas intervention Mutuelle' (specification/bookings.md#form). */
function Warnings(): ReactNode {
  const t = useT();
  const values = useValues();
  const warnings = bookingWarnings({ ...values, noMutIntervention: values.insurance && values.noMutIntervention });
  if (warnings.length === 0) return null;
  return (
    <div
      style={{ gridColumn: 'span 12', display: 'flex', flexDirection: 'column', gap: 8, paddingBottom: 8 }}
      data-field
    >
      {warnings.map((warning) => (
        <Alert key={warning} status="warning" title={t(WARNING_KEYS[warning])} />
      ))}
    </div>
  );
}

type AcceptedChoice = (typeof ACCEPTED_CHOICES)[number];

/** Whether the driver is asked: only that can be chosen here, the driver's answer is shown below. */
function AcceptedField({
  onChosen,
}: {
  readonly onChosen?: ((accepted: AcceptedChoice) => void) | undefined;
}): ReactNode {
  const t = useT();
  const field = useField();
  const accepted = useValue('accepted');
  const isAnswered = accepted !== Accepted.assign && accepted !== Accepted.pending;
  return (
    <Fields.SegmentedField
      {...field('accepted')}
      span={6}
      options={ACCEPTED_CHOICES.map((value) => ({ value, label: t(vocabulary.accepted(value)) }))}
      help={isAnswered ? t('booking.answer.given', { answer: t(vocabulary.accepted(accepted)) }) : undefined}
      onChosen={(chosen) => {
        if (chosen === Accepted.assign || chosen === Accepted.pending) onChosen?.(chosen);
      }}
    />
  );
}

const BUTTONS = {
  ask: { Icon: Send, label: messageKey('booking.notify.ask') },
  notify: { Icon: BellRing, label: messageKey('booking.notify.notify') },
  edit: { Icon: Pencil, label: messageKey('booking.notify.edit') },
  cancel: { Icon: Ban, label: messageKey('booking.notify.cancel') },
} as const satisfies Record<NoticeButton, { readonly Icon: LucideIcon; readonly label: string }>;

/** The buttons that notify the driver of an existing booking. The form must be complete, since its values are sent. */
function NotifyButtons({ row, sources }: { readonly row: BookingRow; readonly sources: BookingSources }): ReactNode {
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
