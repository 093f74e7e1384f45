import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { tripStyle } from './trip-style.ts';

it.each([
  [{ accepted: 2 }, [], 'trip answer-2 type-to', ['check', 'there']],
  [{ accepted: 1, type: 'back', willCall: true }, [], 'trip answer-1 type-back', ['hourglass', 'back', 'phone']],
  [
    { accepted: 2, charged: true },
    ['overlap', 'travel'],
    'trip answer-2 type-to charged in-conflict',
    ['check', 'there', 'car', 'layers', 'timer'],
  ],
  [{ accepted: 2, status: 3, charged: true, type: 'simple' }, [], 'trip status-3 type-simple', ['slash', 'once']],
  [{ accepted: 0, driver_active: false }, [], 'trip answer-0 type-to driver-inactive', ['userPlus', 'there']],
] as const)('styles a trip with %o by classes and icons', (changes, conflicts, classes, icons) => {
  const style = tripStyle(sampleBooking(changes), conflicts);
  expect(style.classes.join(' ')).toBe(classes);
  expect(style.icons).toEqual(icons);
});
