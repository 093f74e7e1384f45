import type { IsoDate } from '../time/date.ts';

/** Age in whole years on a day; a person born on 29 February turns a year older on 1 March. Null for a birth in the future. */
export function ageOn(birthday: IsoDate, day: IsoDate): number | null {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0);
  return years < 0 ? null : years;
}
