import { expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const night = { quietFrom: '21:00', quietUntil: '08:00' };

it.each([
  ['2026-03-03T19:59:00Z', '2026-03-03T19:59:00.000Z', night],
  ['2026-03-03T20:00:00Z', '2026-03-04T07:00:00.000Z', night],
  ['2026-03-04T06:59:00Z', '2026-03-04T07:00:00.000Z', night],
  ['2026-03-04T07:00:00Z', '2026-03-04T07:00:00.000Z', night],
  // The clocks go forward in that night.
  ['2026-03-28T22:00:00Z', '2026-03-29T06:00:00.000Z', night],
  ['2026-03-04T12:00:00Z', '2026-03-04T13:00:00.000Z', { quietFrom: '12:00', quietUntil: '14:00' }],
  ['2026-03-04T23:30:00Z', '2026-03-04T23:30:00.000Z', { quietFrom: '00:00', quietUntil: '00:00' }],
])('sends a message of %s at %s', (at, sent, hours) => {
  expect(afterQuietHours(new Date(at), hours).toISOString()).toBe(sent);
});
