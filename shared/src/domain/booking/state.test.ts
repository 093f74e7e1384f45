import { describe, expect, it } from 'vitest';
import {
  allowsReturn,
  answerSound,
  chargedAfterUpdate,
  driverChange,
  isDriven,
  isLocked,
  isToAssign,
  offeredNotices,
  reverseType,
  savedReturn,
  savedWillCall,
  waitsForDriver,
} from './state.ts';

describe('states of a booking', () => {
  it('shows the lock for every status but pending', () => {
    expect([0, 1, 2, 3].map(isLocked)).toEqual([false, true, true, true]);
    expect(isLocked(null)).toBe(false);
  });

  it('counts pending and closed trips as driven', () => {
    expect([0, 1, 2, 3].map(isDriven)).toEqual([true, true, false, false]);
    expect(isDriven(null)).toBe(true);
  });

  it('assigns drivers to pending trips alone', () => {
    expect([0, 1, 2, 3].map((status) => waitsForDriver(status, 3, true))).toEqual([true, false, false, false]);
    expect([waitsForDriver(0, 0, true), waitsForDriver(0, 2, true), waitsForDriver(0, 2, false)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('treats a booking as to assign when nobody was asked, when refused, and with an inactive driver', () => {
    expect([0, 1, 2, 3, 4].map((accepted) => isToAssign(accepted, true))).toEqual([true, false, false, true, false]);
    expect(isToAssign(2, false)).toBe(true);
    expect(isToAssign(2, undefined)).toBe(false);
  });

  it('allows a return for type to alone', () => {
    expect(['to', 'back', 'simple'].map(allowsReturn)).toEqual([true, false, false]);
    expect(savedReturn('simple', true)).toBe(false);
    expect(savedReturn('to', true)).toBe(true);
  });

  it('accepts a will-call only for a return leg', () => {
    expect(['to', 'back', 'simple'].map((type) => savedWillCall(type, true))).toEqual([false, true, false]);
    expect(savedWillCall('back', undefined)).toBe(false);
  });

  it('finds the type of the trip in the other direction', () => {
    expect((['to', 'back', 'simple'] as const).map(reverseType)).toEqual(['back', 'to', 'back']);
  });

  it('keeps charged with a status and resets it without', () => {
    expect(chargedAfterUpdate(1, true)).toBe(true);
    expect(chargedAfterUpdate(0, true)).toBe(false);
    expect(chargedAfterUpdate(undefined, true)).toBe(false);
  });

  it('notifies the driver while pending, and of changes only when neither pending nor refused', () => {
    const changes = ['notify', 'edit', 'cancel'];
    expect([0, 1, 2, 3, 4].map((accepted) => offeredNotices({ accepted, status: 0 }))).toEqual([
      changes,
      ['ask'],
      changes,
      [],
      changes,
    ]);
  });

  it('offers a closed trip to nobody, and for a canceled one only the cancellation', () => {
    const offered = (status: number) => [1, 2, 3].map((accepted) => offeredNotices({ accepted, status }).join());
    expect(offered(3)).toEqual(['cancel', 'cancel', '']);
    expect(offered(1)).toEqual(['notify', 'notify,edit,cancel', '']);
    expect(offered(2)).toEqual(offered(1));
  });

  it('empties the driver price and asks again when the driver changes', () => {
    expect(driverChange(7)).toEqual({ driverId: 7, price_driver: null, accepted: 1 });
  });

  it('plays the sound ok, not or time for an answer', () => {
    expect([0, 1, 2, 3, 4].map(answerSound)).toEqual([undefined, undefined, 'ok', 'not', 'time']);
  });
});
