import type { components } from '@navette/openapi/types';
import { savedReturn, waitPrice } from '@navette/shared/domain';
import type { CompleteBooking } from './booking-schema.ts';
import type { BookingValues } from './booking-values.ts';

type Schemas = components['schemas'];

const orNull = (text: string): string | null => text.trim() || null;

/** The fields of the contract that may be empty, as they are saved: without insurance nothing of it stays, the wait price follows the waiting time. */
function optionalFields(values: BookingValues) {
  const { insurance } = values;
  return {
    pick_address: values.pick_address,
    type: values.type,
    back: savedReturn(values.type, values.back),
    pick_time: values.pick_time,
    ap_waittime: values.ap_waittime,
    waitprice: waitPrice(values.ap_waittime),
    motive: values.motive,
    ticket_price: values.ticket_price ?? 0,
    price: values.price,
    price_driver: values.price_driver,
    factuur: values.factuur,
    factuurDriver: values.factuurDriver,
    creditDriver: values.creditDriver,
    creditAmount: values.creditDriver ? values.creditAmount : null,
    creditReason: values.creditDriver ? orNull(values.creditReason) : null,
    commission: values.commission,
    status: values.status,
    comment: orNull(values.comment),
    info: orNull(values.info),
    distance: values.distance,
    certificateNeeded: values.certificateNeeded,
    certificateReceived: values.certificateReceived,
    insuranceId: insurance ? values.insuranceId : null,
    mutualPatientID: insurance ? orNull(values.mutualPatientID) : null,
    mutualDistance: insurance ? values.mutualDistance : null,
    mutualAmount: insurance ? values.mutualAmount : null,
    mutualPatientAmount: insurance ? values.mutualPatientAmount : null,
    mutualComment: insurance ? orNull(values.mutualComment) : null,
    noMutIntervention: insurance && values.noMutIntervention,
    min10km: insurance ? values.min10km : null,
    plus10km: insurance ? values.plus10km : null,
  };
}

/** The fields that every booking has. */
const requiredFields = ({ driverId, clientId, destinationId, ap_time }: CompleteBooking) => ({ driverId, clientId, destinationId, ap_time });

/** A new booking on each of its days. */
export const toBookingForm = (values: CompleteBooking): Schemas['BookingForm'] => ({
  ...optionalFields(values),
  ...requiredFields(values),
  accepted: values.accepted,
  dates: values.dates,
});

/**
 * What was changed since the form was opened, and nothing else: what somebody else changed meanwhile, fields this variant leaves out and
 * figures of an invoiced booking stay as they are. Empty when nothing was. Whether the driver is asked is saved by itself.
 */
export function toBookingUpdate(before: BookingValues, after: CompleteBooking): Schemas['BookingUpdate'] {
  const { ap_date } = after;
  return {
    ...changed(optionalFields(before), optionalFields(after)),
    ...changed(before, requiredFields(after)),
    ...(ap_date !== null && ap_date !== before.ap_date && { ap_date }),
  };
}

function changed<Fields extends object>(before: Readonly<Record<keyof Fields, unknown>>, after: Fields): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const field in after) if (after[field] !== before[field]) changes[field] = after[field];
  return changes;
}
