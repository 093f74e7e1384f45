import { addDays } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';

const A_MONDAY = '2024-01-01';

/** A date that falls on a weekday (0 is Monday), from which its name is formatted. */
export const dateOfWeekday = (index: number): IsoDate => addDays(A_MONDAY, index);
