import { describe, expect, it } from 'vitest';
import { isMessageDue, maskedRecipient, smsNumber, type MessageTrip } from './message-events.ts';

const trip: MessageTrip = { status: 0, isArchived: false, charged: false, messages: true, start: 1000, end: 2000 };
const at = (ms: number) => new Date(ms);

describe('a message', () => {
  it('is never sent without consent', () => {
    for (const event of ['confirmed', 'tomorrow', 'onTheWay', 'late', 'cancelled'] as const)
      expect(isMessageDue(event, { ...trip, status: event === 'cancelled' ? 3 : 0, messages: false }, at(0))).toBe(
        false,
      );
  });

  it.each([
    ['confirmed', trip, 999, true],
    ['confirmed', trip, 1000, false],
    ['tomorrow', { ...trip, status: 3 }, 0, false],
    ['onTheWay', trip, 1999, true],
    ['onTheWay', trip, 2000, false],
    ['late', { ...trip, charged: true }, 1500, false],
    ['late', { ...trip, isArchived: true }, 1500, false],
    ['cancelled', { ...trip, status: 3 }, 999, true],
    ['cancelled', { ...trip, status: 3 }, 1000, false],
    ['cancelled', trip, 0, false],
  ] as const)('%s of %j at %i: %s', (event, of, now, due) => {
    expect(isMessageDue(event, of, at(now))).toBe(due);
  });

  it('goes to a mobile phone', () => {
    expect(smsNumber('0470 12 34 56', null)).toBe('+32470123456');
    expect(smsNumber('02 512 34 56', '+32 470 12 34 56')).toBe('+32470123456');
    expect(smsNumber('02 512 34 56', 'sur demande', null)).toBeUndefined();
  });

  it('shows only the end of a number', () => {
    expect(maskedRecipient('+32470123456')).toBe('+32…456');
    expect(maskedRecipient('dialyse@clinique.example')).toBe('d…@clinique.example');
  });
});
