import { addDays } from '@navette/shared/domain';
import type { DemoRow } from './rows.ts';

/** Days from today within which an office is warned, and beyond the last trip that is planned. */
const SOON = 26;
const YEAR = 365;

/** Papers of a driver: of two drivers one expires soon, all others are valid for long. */
export const withPapers = (driver: DemoRow<'driver'>, today: string): DemoRow<'driver'> => {
  const { id } = driver;
  return {
    ...driver,
    licenceUntil: addDays(today, YEAR * (2 + (id % 7))),
    insuranceUntil: addDays(today, id === 4 ? SOON : 60 + ((id * 37) % YEAR)),
    medicalUntil: addDays(today, id === 9 ? SOON + 3 : 90 + ((id * 53) % (2 * YEAR))),
  };
};
