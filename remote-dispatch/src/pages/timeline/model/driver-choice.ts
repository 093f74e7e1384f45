import type { SearchParam } from '@navette/shared/router';
import type { TimelineDriver } from './timeline-driver.ts';

/** Which rows are shown: all, or those of some drivers, possibly none. */
export type DriverChoice = 'all' | readonly number[];

/** Serializes a choice for the link and the local storage: `all`, `none`, `3,5`. */
export const writeChoice = (choice: DriverChoice): string =>
  choice === 'all' ? 'all' : choice.length === 0 ? 'none' : choice.join(',');

/** Parses a serialized choice; undefined when it is invalid. */
export function readChoice(text: string): DriverChoice | undefined {
  if (text === 'all') return 'all';
  if (text === 'none') return [];
  return /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text) ? text.split(',').map(Number) : undefined;
}

/** Choice in the link; absent: the last one of this user. */
export const driverChoiceParam: SearchParam<DriverChoice | undefined> = {
  fallback: () => undefined,
  parse: readChoice,
  format: (choice) => (choice === undefined ? '' : writeChoice(choice)),
};

/** The rows of a choice. */
export const chosenDrivers = (drivers: readonly TimelineDriver[], choice: DriverChoice): readonly TimelineDriver[] =>
  choice === 'all' ? drivers : drivers.filter(({ id }) => choice.includes(id));

/** The choice with one driver added or removed; a choice of all drivers is `all`. */
export function toggled(choice: DriverChoice, id: number, drivers: readonly TimelineDriver[]): DriverChoice {
  const chosen = choice === 'all' ? drivers.map((driver) => driver.id) : choice;
  const next = chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id];
  return drivers.every((driver) => next.includes(driver.id)) ? 'all' : next;
}
