import { expect, it } from 'vitest';
import { repeatedTimes } from './booking-dates.ts';
import { newValues } from './booking-values.ts';

const form = { ...newValues({}, '2026-10-25'), ap_time: '03:15', pick_time: '02:33' };

it.each([
  ['on its day', form, [false, true]],
  ['on one of its days', { ...form, dates: ['2026-10-18', '2026-10-25'], ap_time: '02:59' }, [true, true]],
  ['on the evening before', { ...form, dates: ['2026-10-26'], ap_time: '00:20' }, [false, true]],
  ['on no other day', { ...form, dates: ['2026-10-18'] }, [false, false]],
  ['on the day of an existing booking', { ...form, dates: [], ap_date: '2026-10-25' }, [false, true]],
  ['never without a time', { ...form, ap_time: null, pick_time: null }, [false, false]],
] as const)('a time comes twice %s', (_, values, [appointment, pickUp]) => {
  expect(repeatedTimes({ ...values, dates: [...values.dates] })).toEqual({ ap_time: appointment, pick_time: pickUp });
});
