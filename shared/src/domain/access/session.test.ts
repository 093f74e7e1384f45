import { describe, expect, it } from 'vitest';
import { idleMinutesOf, idleSeconds } from './session.ts';

describe('the idle limit of a session', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['0', 0],
    ['1', 0],
    ['2', 2],
    ['30', 30],
    ['1000', 0],
    ['soon', 0],
    ['7.5', 0],
  ])('reads the setting %j as %i minutes', (setting, minutes) => expect(idleMinutesOf(setting)).toBe(minutes));

  it('leaves the server a report more than the page', () => {
    expect([idleSeconds(0), idleSeconds(10)]).toEqual([undefined, 660]);
  });
});
