import { describe, expect, it } from 'vitest';
import { tripDistance } from '../distance/trip-distance.ts';
import { storedLoadedSeconds, tripSpan as spanOf, wallSpan, type SpanBooking } from './trip-span.ts';

/** Driver to client 10 min, client to destination 25 min; home 27 min, and 12 min to the driver. */
const distance = JSON.stringify(
  tripDistance(
    [
      { distance: 5, duration: 600 },
      { distance: 12, duration: 1500 },
    ],
    [
      { distance: 12.5, duration: 1620 },
      { distance: 5, duration: 720 },
    ],
  ),
);
const tripSpan = (booking: Omit<SpanBooking, 'ap_date'>, unknownSeconds?: () => number) =>
  spanOf({ ap_date: '2026-03-10', ...booking }, unknownSeconds);
const minutes = (hours: number, more = 0) => hours * 60 + more;

describe('when a trip occupies its driver', () => {
  it.each(['to', 'simple'])('occupies the driver from the pick-up to the appointment, %s', (type) => {
    expect(tripSpan({ type, ap_time: '10:00', pick_time: '09:20', distance })).toEqual({
      start: minutes(9, 20),
      end: minutes(10),
    });
  });

  it('starts a trip the day before when the pick-up is later than the appointment', () => {
    expect(tripSpan({ type: 'to', ap_time: '00:20', pick_time: '23:40' })).toEqual({ start: -20, end: 20 });
  });

  it('starts a trip a loaded leg and a quarter of an hour before the appointment without a stored pick-up time', () => {
    expect(tripSpan({ type: 'to', ap_time: '10:00', distance })).toEqual({ start: minutes(9, 20), end: minutes(10) });
    expect(tripSpan({ type: 'to', ap_time: '00:10', pick_time: null, distance })).toEqual({ start: -30, end: 10 });
  });

  it('occupies the driver of a return leg for the loaded route after the appointment, whatever pick-up time is stored', () => {
    expect(tripSpan({ type: 'back', ap_time: '11:00', pick_time: '11:00', distance })).toEqual({
      start: minutes(11),
      end: minutes(11, 27),
    });
    expect(tripSpan({ type: 'back', ap_time: '11:00', pick_time: '10:00', distance })).toEqual({
      start: minutes(11),
      end: minutes(11, 27),
    });
  });

  it('ends a trip the day after', () => {
    expect(tripSpan({ type: 'back', ap_time: '23:50', distance }).end).toBe(1440 + 17);
  });

  it('includes waiting and the return in a trip that covers both legs', () => {
    const both = { type: 'to', back: true, ap_time: '10:00', pick_time: '09:20', ap_waittime: '01:30', distance };
    expect(tripSpan(both)).toEqual({ start: minutes(9, 20), end: minutes(11, 57) });
    expect(tripSpan({ ...both, ap_waittime: '0' }).end).toBe(minutes(10, 27));
    expect(tripSpan({ ...both, type: 'simple' }).end).toBe(minutes(10));
    expect(tripSpan({ ...both, back: false }).end).toBe(minutes(10));
  });

  it('assumes half an hour on board when nothing is known, or what the caller gives', () => {
    expect(tripSpan({ type: 'back', ap_time: '11:00' })).toEqual({ start: minutes(11), end: minutes(11, 30) });
    expect(tripSpan({ type: 'to', ap_time: '11:00' })).toEqual({ start: minutes(10, 15), end: minutes(11) });
    expect(tripSpan({ type: 'back', ap_time: '11:00' }, () => 601)).toEqual({
      start: minutes(11),
      end: minutes(11, 11),
    });
  });

  it('occupies the driver for a minute at least', () => {
    expect(tripSpan({ type: 'to', ap_time: '10:00', pick_time: '10:00' })).toEqual({
      start: minutes(10),
      end: minutes(10, 1),
    });
  });

  it('ignores an impossible pick-up time', () => {
    expect(tripSpan({ type: 'to', ap_time: '10:00', pick_time: '9h30', distance }).start).toBe(minutes(9, 20));
  });
});

describe('a trip in the night of a clock change', () => {
  const outbound = { type: 'to', ap_time: '03:15', distance };
  const home = { type: 'back', ap_time: '01:50', distance };

  it('starts in spring the route before the appointment, in minutes that pass', () => {
    const span = spanOf({ ...outbound, ap_date: '2026-03-29' });
    expect(span.end - span.start).toBe(40);
    expect(wallSpan('2026-03-29', span)).toEqual({ start: minutes(1, 35), end: minutes(3, 15) });
  });

  it('reads a stored pick-up before the change as the route before the appointment', () => {
    const span = spanOf({ ...outbound, pick_time: '01:33', ap_date: '2026-03-29' });
    expect(span.end - span.start).toBe(42);
  });

  it('ends in spring after the hour that is skipped, and in autumn in the hour that comes twice', () => {
    expect(wallSpan('2026-03-29', spanOf({ ...home, ap_date: '2026-03-29' })).end).toBe(minutes(3, 17));
    expect(wallSpan('2026-10-25', spanOf({ ...home, ap_date: '2026-10-25' })).end).toBe(minutes(2, 17));
    const late = spanOf({ ...home, ap_time: '02:50', ap_date: '2026-10-25' });
    expect(late.end - late.start).toBe(27);
    expect(wallSpan('2026-10-25', late)).toEqual({ start: minutes(2, 50), end: minutes(2, 51) });
  });

  it('covers waiting and the return across the change', () => {
    const both = { type: 'to', back: true, ap_time: '01:30', pick_time: '01:00', ap_waittime: '01:00', distance };
    expect(wallSpan('2026-03-29', spanOf({ ...both, ap_date: '2026-03-29' })).end).toBe(minutes(3, 57));
    expect(wallSpan('2026-10-25', spanOf({ ...both, ap_date: '2026-10-25' })).end).toBe(minutes(2, 57));
  });
});

describe('the time on board that a booking keeps', () => {
  it('takes the time on board of the own direction, else of the other', () => {
    const back = JSON.stringify({
      totals: {},
      back: [{ trip: { price: 1, distance: 2, duration: 900 } }, { trip: { price: 1, distance: 2, duration: 60 } }],
    });
    expect([storedLoadedSeconds(distance, 'to'), storedLoadedSeconds(distance, 'back')]).toEqual([1500, 1620]);
    expect([storedLoadedSeconds(back, 'to'), storedLoadedSeconds(back, 'back')]).toEqual([900, 900]);
  });

  const legs = (duration: string) =>
    `{"totals":{},"to":[{"trip":{"price":0,"distance":0,"duration":1}},{"trip":{"price":0,"distance":1,"duration":${duration}}}]}`;
  it.each([
    ['nothing', null],
    ['no JSON', '{"to"'],
    ['a list', '[]'],
    ['totals alone', '{"totals":{"to":{"price":9,"distance":21.85,"duration":2420}}}'],
    ["the driver's own route alone", '{"totals":{},"to":[{"trip":{"price":0,"distance":1,"duration":900}}]}'],
    ['a duration below nothing', legs('-600')],
    ['days', legs('90000')],
    ['for ever', legs('1e999')],
    ['a text', legs('"600"')],
  ])('is unknown when it keeps %s', (_, text) => {
    expect(storedLoadedSeconds(text, 'to')).toBeUndefined();
    expect(tripSpan({ type: 'back', ap_time: '10:00', distance: text })).toEqual({
      start: minutes(10),
      end: minutes(10, 30),
    });
  });
});
