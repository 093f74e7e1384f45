import { addDays, isWeekend, unavailableSlots, type IsoDate, type UnavailableSlots } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

const DAYS_BEFORE = 21;
const DAYS_AHEAD = 35;

const MARKS: readonly (readonly [slots: readonly number[], weight: number])[] = [
  [[0, 1, 2, 3, 4, 5], 4],
  [[0], 2],
  [[5], 2],
  [[3, 4, 5], 2],
  [[0, 1, 2], 2],
  [[2], 1],
];

/** The slots in which drivers marked themselves as NOT available, around today. */
export function makeAvailability(
  random: Random,
  drivers: readonly DemoRow<'driver'>[],
  today: IsoDate,
): NewRow<'availability'>[] {
  const rows: NewRow<'availability'>[] = [];
  for (let day = -DAYS_BEFORE; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    const share = isWeekend(date) ? 0.12 : 0.07;
    for (const { id, active } of drivers) {
      if (active && random.chance(share)) rows.push({ driverId: id, date, slots: [...random.weighted(MARKS)] });
    }
  }
  return rows;
}

/** The slots of the rows, as the planning rules ask for them. */
export const markedSlots = (rows: readonly NewRow<'availability'>[]): UnavailableSlots =>
  unavailableSlots(rows.map(({ driverId, date, slots }) => ({ driverId, date, available: slots.join() })));
