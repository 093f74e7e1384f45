import type { SearchParam } from '@navette/shared/router';
import type { TimelineDriver } from './timeline-driver.ts';

/** Whose rows are shown: everybody's, or those of some drivers, none included. */
export type DriverChoice = 'all' | readonly number[];

/** Writes a choice as the link and the browser keep it: `all`, `none`, `3,5`. */
export const writeChoice = (choice: DriverChoice): string =>
  choice === 'all' ? 'all' : choice.length === 0 ? 'none' : choice.join(',');

/** Reads it back; undefined when it is no choice. */
export function readChoice(text: string): DriverChoice | undefined {
  if (text === 'all') return 'all';
  if (text === 'none') return [];
  return /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text) ? text.split(',').map(Number) : undefined;
}

/** The choice in the link; absent: what this user chose last. */
export const driverChoiceParam: SearchParam<DriverChoice | undefined> = {
  fallback: () => undefined,
  parse: readChoice,
  format: (choice) => (choice === undefined ? '' : writeChoice(choice)),
};

/** The rows of a choice. */
export const chosenDrivers = (drivers: readonly TimelineDriver[], choice: DriverChoice): readonly TimelineDriver[] =>
  choice === 'all' ? drivers : drivers.filter(({ id }) => choice.includes(id));

/** The choice with one driver taken in or out; all of them is `all`. */
export function toggled(choice: DriverChoice, id: number, drivers: readonly TimelineDriver[]): DriverChoice {
  const chosen = choice === 'all' ? drivers.map((driver) => driver.id) : choice;
  const next = chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id];
  return drivers.every((driver) => next.includes(driver.id)) ? 'all' : next;
}
