import { describe, expect, it } from 'vitest';
import {
  boardTimeAt,
  boardTimeOf,
  clockAt,
  dayInSight,
  dayWindow,
  nowWindow,
  openingWindow,
  revealing,
  scrolled,
  windowOf,
  zoomed,
  type BoardWindow,
} from './board-time.ts';

const at = (time: string) => boardTimeOf('2026-03-10', time);
const clocks = ({ start, end }: BoardWindow) => [clockAt(start).time, clockAt(end).time];

describe('windows of the timeline', () => {
  it.each([
    ['opens from two hours before now to ten after', openingWindow(at('09:00')), ['07:00', '19:00']],
    ['shows an hour before now and four after', nowWindow(at('09:00')), ['08:00', '13:00']],
    ['shows a day from 06:00 to 20:00', dayWindow('2026-03-10'), ['06:00', '20:00']],
    ['scrolls by half a window to the right', scrolled(dayWindow('2026-03-10'), 1), ['13:00', '03:00']],
    ['scrolls by half a window to the left', scrolled(nowWindow(at('09:00')), -1), ['05:30', '10:30']],
    ['zooms in by a fifth', zoomed({ start: at('08:00'), end: at('18:00') }, 1), ['09:00', '17:00']],
    ['zooms out by as much', zoomed({ start: at('09:00'), end: at('17:00') }, -1), ['08:00', '18:00']],
  ])('%s', (_what, window, expected) => {
    expect(clocks(window)).toEqual(expected);
  });

  it('moves the window only as far as needed to show a trip', () => {
    const window = { start: at('08:00'), end: at('13:00') };
    expect(revealing(window, { start: at('09:00'), end: at('10:00') })).toBe(window);
    expect(clocks(revealing(window, { start: at('14:00'), end: at('15:00') }))).toEqual(['10:30', '15:30']);
    expect(clocks(revealing(window, { start: at('06:30'), end: at('07:00') }))).toEqual(['06:00', '11:00']);
  });
});

describe('the window that a day opens on', () => {
  const trips = [
    { start: at('09:40'), end: at('10:15') },
    { start: at('16:05'), end: at('16:50') },
    { start: boardTimeOf('2026-03-11', '23:00'), end: boardTimeOf('2026-03-11', '23:30') },
  ];

  it('holds its trips, and at least six hours', () => {
    expect(clocks(windowOf('2026-03-10', at('20:00'), trips))).toEqual(['09:00', '18:00']);
    expect(clocks(windowOf('2026-03-11', at('20:00'), trips))).toEqual(['23:00', '05:00']);
  });

  it('is around now while the trips of today are near', () => {
    expect(windowOf('2026-03-10', at('07:00'), trips)).toEqual(openingWindow(at('07:00')));
    expect(clocks(windowOf('2026-03-10', at('06:59'), trips))).toEqual(['09:00', '18:00']);
  });
});

describe('board time', () => {
  it('board time is the wall clock of Brussels, in winter and in summer', () => {
    expect(clockAt(boardTimeAt(Date.parse('2026-01-15T23:30:00Z')))).toEqual({ date: '2026-01-16', time: '00:30' });
    expect(clockAt(boardTimeAt(Date.parse('2026-07-15T06:00:00Z')))).toEqual({ date: '2026-07-15', time: '08:00' });
  });
});

describe('dayInSight', () => {
  it('dayInSight is the day in the middle of the window', () => {
    expect(
      dayInSight({ start: boardTimeOf('2026-03-10', '20:00'), end: boardTimeOf('2026-03-11', '09:00') }, at('08:00')),
    ).toBe('2026-03-11');
  });

  it('dayInSight is today while now is visible, so that the evening does not open on tomorrow', () => {
    expect(dayInSight(openingWindow(at('22:00')), at('22:00'))).toBe('2026-03-10');
    expect(dayInSight(scrolled(openingWindow(at('22:00')), 1), at('22:00'))).toBe('2026-03-11');
  });

  it('dayInSight is the middle day of a window of several days, whenever now is', () => {
    expect(dayInSight({ start: at('00:00'), end: boardTimeOf('2026-03-14') }, at('08:00'))).toBe('2026-03-12');
  });

  it('dayInSight is the day that the window was opened for', () => {
    expect(windowOf('2026-03-10', at('21:00'), [])).toEqual(openingWindow(at('21:00')));
    expect(windowOf('2026-03-11', at('21:00'), [])).toEqual(dayWindow('2026-03-11'));
    expect(dayInSight(windowOf('2026-03-11', at('21:00'), []), at('21:00'))).toBe('2026-03-11');
  });
});
