import type { components } from '@navette/openapi/types';
import { Accepted, brusselsToday, driverName, isIsoDate, isToAssign } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Stack, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { useAddBookings } from '../bookings/add-bookings.tsx';
import { type BookingRow, cloneDraft } from '../bookings/booking-row.ts';
import { refreshBookings } from '../bookings/refresh-bookings.ts';

/** A trip with the other leg of its visit, if there is one. */
export interface Visit {
  readonly outbound: BookingRow;
  readonly home: BookingRow | undefined;
}

/** The visit of a leg: booked again, it begins with the trip to the destination. */
export const visitOf = (leg: BookingRow, other: BookingRow | undefined): Visit =>
  leg.type === 'back' && other?.type === 'to' ? { outbound: other, home: leg } : { outbound: leg, home: other };

/** The visit on another day, with its return; a driver who is not active any more leaves it to be assigned. */
export function repeatedVisit(
  { outbound, home }: Visit,
  date: string,
  mutualPatientID: string,
): components['schemas']['BookingForm'] {
  const { driverId, clientId, destinationId, type, ap_time, pick_address, accepted, driver_active } = outbound;
  return {
    ...cloneDraft(outbound),
    driverId,
    clientId,
    destinationId,
    type,
    ap_time,
    pick_address: pick_address ?? '',
    accepted: isToAssign(accepted, driver_active) ? Accepted.assign : Accepted.pending,
    ...(mutualPatientID !== '' && { mutualPatientID }),
    dates: [date],
    assignAnyway: false,
    ...(home && {
      return: {
        ap_time: home.ap_time,
        willCall: home.willCall,
        ...(home.driverId !== driverId && { driverId: home.driverId }),
      },
    }),
  };
}

/** The day, and of an insured trip its number at the insurer, which is another one each time. */
const schemaOf = (isInsured: boolean) => {
  const text = z.string().trim().max(60);
  return z.object({
    date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
    mutualPatientID: isInsured ? text.min(1, messageKey('validation.required')) : text,
  });
};

const NOTHING = { date: null, mutualPatientID: '' };

interface RepeatTripProps {
  readonly visit: Visit;
  readonly onClose: () => void;
}

/** Books a visit again: the day is the only question. */
export function RepeatTrip({ visit, onClose }: RepeatTripProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const add = useAddBookings();
  const { formatDate, formatTime, formatWeekday } = useFormats();
  const { outbound, home } = visit;
  const isInsured = outbound.insuranceId !== null;
  const [schema] = useState(() => schemaOf(isInsured));
  const [Fields] = useState(() => fieldsFor(schema));
  const form = useNavetteForm({ schema, defaultValues: NOTHING, name: messageKey('card.repeat.form') });
  const { destination_name, ap_time } = outbound;
  const trip = t('card.repeat.trip', { destination: destination_name ?? '', time: formatTime(ap_time) });
  const driver = driverName(outbound, 'list');
  return (
    <FormDialog
      {...{ form, onClose }}
      size={400}
      title={t('card.repeat.title')}
      saveLabel={t('card.repeat.save')}
      onSubmit={async ({ date, mutualPatientID }) => {
        const { insertId: id, insertIds } = await add(repeatedVisit(visit, date, mutualPatientID));
        void refreshBookings(cache);
        const day = `${formatWeekday(date)} ${formatDate(date)}`;
        toast.success(t('booking.added', { count: insertIds.length, id }), { detail: day });
      }}
    >
      <Stack gap="1" marginBottom="3">
        <Text fontWeight="medium">{trip}</Text>
        {home && (
          <Text>
            {home.willCall ? t('card.repeat.willCall') : t('card.repeat.home', { time: formatTime(home.ap_time) })}
          </Text>
        )}
        <Text tone="muted">{driver}</Text>
      </Stack>
      <FormSection>
        <Fields.DateField
          name="date"
          label={t('booking.field.ap_date')}
          required
          ahead
          min={brusselsToday()}
          span={12}
        />
        {isInsured && (
          <Fields.TextField name="mutualPatientID" label={t('booking.field.mutualPatientID')} required span={12} />
        )}
      </FormSection>
    </FormDialog>
  );
}
