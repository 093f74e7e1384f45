import contract from '@navette/openapi/document';
import { describe, expect, it } from 'vitest';
import {
  toBookingForm,
  toBookingUpdate,
  bookingSchema,
  type BookingFormKind,
  type CompleteBooking,
} from './booking-schema.ts';
import { type BookingValues, newValues } from './booking-values.ts';

const ADMIN_NEW: BookingFormKind = { isNew: true, isAdmin: true };

const complete: CompleteBooking = {
  ...newValues({}, '2026-03-02'),
  driverId: 3,
  clientId: 14,
  destinationId: 7,
  pick_address: 'Rue Haute 12, 1000 Bruxelles',
  ap_time: '10:00',
};

const insured = { insurance: true, insuranceId: 2, mutualPatientID: 'T-12' } as const;

/** The refused fields with their messages. */
function refusals(values: BookingValues, kind: BookingFormKind = ADMIN_NEW): Record<string, string> {
  const { error } = bookingSchema(kind).safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('required fields of a booking', () => {
  it('names every missing field of a booking at once', () => {
    expect(refusals({ ...newValues({}, '2026-03-02'), dates: [] })).toEqual({
      clientId: 'validation.required',
      destinationId: 'validation.required',
      pick_address: 'validation.required',
      ap_time: 'validation.required',
      dates: 'validation.required',
    });
  });

  it('accepts a booking with all that is required', () => {
    expect(refusals(complete)).toEqual({});
  });

  it('refuses times that the clock skips on one of the days, at their fields', () => {
    const night = { ...complete, dates: ['2026-03-22', '2026-03-29'] };
    expect(refusals({ ...night, ap_time: '02:30' })).toEqual({
      ap_time: 'validation.timeSkipped?date=29%2F03%2F2026&time=03%3A30',
    });
    expect(refusals({ ...night, pick_time: '02:10' })).toEqual({
      pick_time: 'validation.timeSkipped?date=29%2F03%2F2026&time=03%3A10',
    });
    expect(refusals({ ...night, ap_time: '01:00', pair: true, returnTime: '02:00' })).toEqual({
      returnTime: 'validation.timeSkipped?date=29%2F03%2F2026&time=03%3A00',
    });
    const existing = { ...complete, dates: [], ap_date: '2026-03-29', ap_time: '02:30' };
    expect(Object.keys(refusals(existing, { isNew: false, isAdmin: false }))).toEqual(['ap_time']);
  });

  it('requires the day of an existing booking', () => {
    const existing: BookingFormKind = { isNew: false, isAdmin: true };
    expect(refusals({ ...complete, dates: [], ap_date: null }, existing)).toEqual({ ap_date: 'validation.required' });
    expect(refusals({ ...complete, dates: [], ap_date: '2026-03-02' }, existing)).toEqual({});
  });

  it('requires insurer, Trip ID and a fixed price or a distance of an insured trip', () => {
    expect(refusals({ ...complete, insurance: true })).toEqual({
      insuranceId: 'validation.required',
      mutualPatientID: 'validation.required',
      mutualAmount: 'validation.amountOrDistance',
    });
    expect(refusals({ ...complete, ...insured, mutualAmount: 22 })).toEqual({});
    expect(refusals({ ...complete, ...insured, mutualDistance: 18 })).toEqual({});
    expect(refusals({ ...complete, ...insured, mutualAmount: 0 })).toEqual({
      mutualAmount: 'validation.amountOrDistance',
    });
  });

  it('reports a missing price at the distance where the fixed price is not shown', () => {
    expect(refusals({ ...complete, ...insured }, { isNew: true, isAdmin: false })).toEqual({
      mutualDistance: 'validation.amountOrDistance',
    });
  });

  it('names missing fields together with those that are too long', () => {
    expect(Object.keys(refusals({ ...complete, pick_address: '', comment: 'x'.repeat(4001) })).toSorted()).toEqual([
      'comment',
      'pick_address',
    ]);
  });
});

/** A property of the contract, as far as the test reads it. */
interface Property {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const form: { properties: Readonly<Record<string, Property>>; required: readonly string[] } =
  contract.components.schemas.BookingForm;

/** Fields of the contract that no field of the form holds: sent with the answer to a question, by the driver's app, or by whom the dialog is opened for a transport of the platform or a request. */
const NOT_IN_THE_FORM = [
  'waitprice',
  'ap_date',
  'assignAnyway',
  'charged',
  'confirmDuplicates',
  'nonReimbursed',
  'requestId',
  'transport',
];

describe('the form and the contract', () => {
  it('sends exactly the fields of the contract', () => {
    const whole = {
      ...complete,
      dates: ['2026-03-02', '2026-03-09'],
      seriesWeekdays: [1],
      seriesUntil: '2026-03-09',
      pair: true,
      returnTime: '12:00',
    };
    const sent = Object.keys(toBookingForm(whole));
    expect([...sent, ...NOT_IN_THE_FORM].toSorted()).toEqual(Object.keys(form.properties).toSorted());
  });

  it('requires the fields that the contract requires', () => {
    const required = Object.keys(refusals({ ...newValues({}, '2026-03-02'), dates: [] }));
    // The type is never empty in the form: it has one from the start.
    expect([...required, 'type'].toSorted()).toEqual(form.required.toSorted());
  });

  const limited = Object.entries(form.properties).filter(([name]) => name in complete);

  it.each(limited.filter(([, { maxLength }]) => maxLength !== undefined && maxLength > 10))(
    'limits the text of %s as the contract does',
    (name, { maxLength = 0 }) => {
      const withText = (length: number) => ({ ...complete, ...insured, mutualAmount: 1, [name]: 'x'.repeat(length) });
      expect(refusals(withText(maxLength))).toEqual({});
      expect(Object.keys(refusals(withText(maxLength + 1)))).toEqual([name]);
    },
  );

  it.each(limited.filter(([, { maximum }]) => maximum !== undefined && maximum < 2 ** 31 - 1))(
    'limits the number of %s as the contract does',
    (name, { minimum = 0, maximum = 0 }) => {
      const withNumber = (value: number) => ({ ...complete, [name]: value });
      for (const value of [minimum, maximum]) expect(refusals(withNumber(value))).toEqual({});
      for (const value of [minimum - 0.01, maximum + 0.01])
        expect(Object.keys(refusals(withNumber(value)))).toEqual([name]);
    },
  );

  it.each(limited.filter(([, property]) => property.enum))(
    'accepts the choices of %s that the contract has',
    (name, { enum: choices = [] }) => {
      for (const choice of choices) expect(refusals({ ...complete, [name]: choice })).toEqual({});
      expect(Object.keys(refusals({ ...complete, [name]: typeof choices[0] === 'number' ? 99 : 'other' }))).toEqual([
        name,
      ]);
    },
  );

  it('limits the number of days as the contract does', () => {
    const days = Array.from({ length: 401 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const most = form.properties.dates?.maxItems ?? 0;
    expect(refusals({ ...complete, dates: days.slice(0, most) })).toEqual({});
    expect(Object.keys(refusals({ ...complete, dates: days.slice(0, most + 1) }))).toEqual(['dates']);
  });
});

describe('update of an existing booking', () => {
  it('sends only the changed fields', () => {
    expect(toBookingUpdate(complete, { ...complete, ap_time: '11:00', comment: 'Fauteuil roulant' })).toEqual({
      ap_time: '11:00',
      comment: 'Fauteuil roulant',
    });
    expect(toBookingUpdate(complete, complete)).toEqual({});
  });

  it('leaves the price of a changed waiting time to the tariff of the day', () => {
    expect(toBookingUpdate(complete, { ...complete, ap_waittime: '01:30' })).toEqual({ ap_waittime: '01:30' });
  });

  it('empties every insurance field when the trip is no longer insured', () => {
    const before = { ...complete, ...insured, mutualAmount: 22, noMutIntervention: true, mutualComment: 'x' };
    expect(toBookingUpdate(before, { ...before, insurance: false })).toEqual({
      insuranceId: null,
      mutualPatientID: null,
      mutualAmount: null,
      mutualComment: null,
      noMutIntervention: false,
    });
  });

  it('resets the return when the type is no longer outbound', () => {
    expect(toBookingUpdate({ ...complete, back: true }, { ...complete, back: true, type: 'simple' })).toEqual({
      type: 'simple',
      back: false,
    });
  });
});
