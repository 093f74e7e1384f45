import { $api } from '@navette/shared/api';
import { BookingStatus, brusselsToday, driverName, driverNotices } from '@navette/shared/domain';
import { messageKey, useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { BookingRow } from '../bookings/booking-row.ts';
import { sendNotices } from '../bookings/notification.ts';
import { type ReachedBooking, withReached } from '../bookings/offer-notices.ts';
import { refreshBookings } from '../bookings/refresh-bookings.ts';
import { useOfferUndo } from '../bookings/undo.ts';

const REASONS = ['ill', 'hospital', 'appointment', 'otherTransport', 'other'] as const;

const schema = z.object({
  reason: required(z.literal(REASONS)),
  remark: z.string().trim().max(300),
  alsoLinked: z.boolean(),
  notify: z.boolean(),
});

const Fields = fieldsFor(schema);

interface CancelTripProps {
  readonly booking: BookingRow;
  /** The other leg of the visit, if it is still to be driven. */
  readonly linked: BookingRow | undefined;
  readonly onClose: () => void;
}

/**
 * Cancels a trip in one step: the reason, which is added to the internal comment, the other leg of the visit, and whether the driver is notified. Undo is
 * offered; it restores the comment too.
 */
export function CancelTrip({ booking, linked, onClose }: CancelTripProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const offerUndo = useOfferUndo();
  const { formatDate, formatTime } = useFormats();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const canceled = { status: BookingStatus.canceled };
  const isCountedOn = [booking, linked].some((one) => one && noticesOf(one).length > 0);
  const form = useNavetteForm({
    schema,
    // Without the trip there is no return; the trip is driven without its return.
    defaultValues: {
      reason: null,
      remark: '',
      alsoLinked: booking.type !== 'back' && linked !== undefined,
      notify: isCountedOn,
    },
    name: messageKey('card.cancel.form'),
  });
  const { id } = booking;
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('booking.legs.cancel.title', { id })}
      saveLabel={t('booking.legs.cancel.confirm')}
      danger={<Ban aria-hidden />}
      onSubmit={async ({ reason, remark, alsoLinked, notify }) => {
        const said = [t(`card.cancel.reason.${reason}`), remark].filter(Boolean).join(', ');
        const comment = [booking.comment, t('card.cancel.comment', { reason: said })].filter(Boolean).join('\n');
        const { answer, others } = await withReached(booking, { alsoLinked }, () =>
          mutateAsync({
            params: { path: { id } },
            body: { ...canceled, comment: comment.slice(-MOST_LETTERS), ...(alsoLinked && { alsoLinked }) },
          }),
        );
        const told = notify
          ? await tellDrivers([{ before: booking, after: { ...booking, ...canceled } }, ...others])
          : undefined;
        void refreshBookings(cache);
        toast.success(t('card.cancel.done', { count: others.length + 1, id }), {
          ...(told && { detail: t(told) }),
          ...offerUndo(answer.changes),
        });
      }}
    >
      <Text marginBottom="3">
        {t('card.cancel.trip', {
          type: t(vocabulary.bookingType(booking.type)),
          date: formatDate(booking.ap_date),
          time: formatTime(booking.ap_time),
          destination: booking.destination_name ?? '',
        })}
      </Text>
      <FormSection>
        <Fields.SelectField
          name="reason"
          label={t('card.cancel.reason')}
          required
          span={6}
          options={REASONS.map((value) => ({ value, label: t(`card.cancel.reason.${value}`) }))}
        />
        <Fields.TextField name="remark" label={t('booking.notify.other')} span={6} />
        {linked && (
          <Fields.CheckboxField
            name="alsoLinked"
            label={t('card.cancel.linked', {
              id: linked.id,
              type: t(vocabulary.bookingType(linked.type)),
              time: formatTime(linked.pick_time ?? linked.ap_time),
            })}
            span={12}
          />
        )}
        {isCountedOn && (
          <Fields.CheckboxField
            name="notify"
            label={t('card.cancel.notify', { driver: driverName(booking, 'text') })}
            span={12}
          />
        )}
      </FormSection>
    </FormDialog>
  );
}

const MOST_LETTERS = 4000;

const noticesOf = (booking: BookingRow) =>
  driverNotices(booking, { ...booking, status: BookingStatus.canceled }, brusselsToday());

/** Notifies the drivers of canceled trips; the key of what became of it, undefined when nobody counts on them. The trips stay canceled when it fails. */
async function tellDrivers(trips: readonly ReachedBooking[]): Promise<string | undefined> {
  const noticed = trips.map(({ before, after }) => ({ before, after, notices: noticesOf(before) }));
  const sent = noticed.filter(({ notices }) => notices.length > 0).map(sendNotices);
  if (sent.length === 0) return undefined;
  const results = await Promise.allSettled(sent);
  if (results.some(({ status }) => status === 'rejected')) return messageKey('card.cancel.notNotified');
  const isDelivered = results.every((result) => result.status === 'fulfilled' && result.value);
  return isDelivered ? messageKey('notice.delivered') : messageKey('notice.waits');
}
