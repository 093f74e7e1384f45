import { addDays } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';

const A_MONDAY = '2024-01-01';

/** A date on this weekday (0 is Monday), used to format the weekday's name. */
export const dateOfWeekday = (index: number): IsoDate => addDays(A_MONDAY, index);
