import type { components } from '@navette/openapi/types';
import { bookingField, emptyBookingFields, savedReturn, savedWillCall, waitPrice } from '@navette/shared/domain';
import type { CompleteBooking } from './booking-schema.ts';
import { FORM_FIELDS, type BookingValues, type FormField } from './booking-values.ts';
import { returnLeg } from './return-leg.ts';

type Schemas = components['schemas'];

/** Fields of the form that are sent by themselves: those that are never empty, the day, and whether the driver is asked. */
const APART = ['driverId', 'clientId', 'destinationId', 'ap_time', 'ap_date', 'accepted'] as const;
type OptionalField = Exclude<FormField, (typeof APART)[number]>;
type OptionalFields = Required<Pick<Schemas['BookingUpdate'], OptionalField | 'waitprice'>>;

const apart: ReadonlySet<string> = new Set(APART);
const OPTIONAL = FORM_FIELDS.filter((field) => !apart.has(field));
const EMPTY = emptyBookingFields(FORM_FIELDS);

function savedValue(field: FormField, values: BookingValues): unknown {
  const { kind, only } = bookingField(field);
  const value = values[field];
  if (only && !values[only]) return EMPTY[field];
  if (kind === 'text' || kind === 'note') return String(value).trim() || EMPTY[field];
  return value ?? EMPTY[field];
}

/** The fields of the contract that may be empty, as they are saved: without insurance nothing of it stays, the wait price follows the waiting time. */
const optionalFields = (values: BookingValues): OptionalFields =>
  Object.assign({}, ...OPTIONAL.map((field) => ({ [field]: savedValue(field, values) })), {
    back: savedReturn(values.type, values.back),
    willCall: savedWillCall(values.type, values.willCall),
    waitprice: waitPrice(values.ap_waittime),
  });

/** The fields that every booking has. */
const requiredFields = ({ driverId, clientId, destinationId, ap_time }: CompleteBooking) => ({
  driverId,
  clientId,
  destinationId,
  ap_time,
});

/** How the days were chosen that become one standing order; `undefined` for a single day, or days that were chosen one by one. */
function standingOrder({
  seriesUntil: until,
  seriesWeekdays,
  dates,
}: BookingValues): Schemas['StandingOrder'] | undefined {
  return until === null || dates.length < 2 ? undefined : { weekdays: [...seriesWeekdays], until };
}

/** A new booking on each of its days, as one standing order if they are, each with its return if that is booked too. */
export function toBookingForm(values: CompleteBooking): Schemas['BookingForm'] {
  const { accepted, dates } = values;
  const series = standingOrder(values);
  const back = returnLeg(values);
  return {
    ...optionalFields(values),
    ...requiredFields(values),
    accepted,
    dates,
    ...(series && { series }),
    ...(back && { return: back }),
  };
}

/**
 * What was changed since the form was opened, and nothing else: concurrent changes of others, fields this variant leaves out and
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

/** Fields by which a driver may come to be in two places at once. */
const PLANNED = [
  'driverId',
  'clientId',
  'destinationId',
  'pick_address',
  'type',
  'back',
  'ap_date',
  'ap_time',
  'ap_waittime',
  'pick_time',
  'mobility',
] as const satisfies readonly (keyof Schemas['BookingUpdate'])[];

/** Whether a change may bring conflicts for the driver. */
export const changesPlan = (update: Schemas['BookingUpdate']): boolean => PLANNED.some((field) => field in update);

/** Whether a change can be meant for other bookings of a standing order too: each keeps its own day, and a new one is for this booking alone. */
export const concernsSeries = (update: Schemas['BookingUpdate']): boolean =>
  !('ap_date' in update) && Object.keys(update).some((field) => field !== 'distance');

function changed<Fields extends object>(
  before: Readonly<Record<keyof Fields, unknown>>,
  after: Fields,
): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const field in after) if (after[field] !== before[field]) changes[field] = after[field];
  return changes;
}
