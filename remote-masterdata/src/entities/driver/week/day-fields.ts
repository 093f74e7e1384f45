import { SLOTS, slotsText } from '@navette/shared/domain';
import * as z from 'zod';

/** Form of a driver's day: a field for each slot, so that two people's changes of other slots are told apart; true is NOT available, as in the marks of the API. */
export const daySchema = z.record(z.string(), z.boolean());

/** Name of a slot's field. */
export const slotField = (index: number): string => `slot${index}`;

/** Field values of a day, from the slots in which the driver is away. */
export const dayFields = (away: readonly number[]): z.input<typeof daySchema> =>
  Object.fromEntries(SLOTS.map(({ index }) => [slotField(index), away.includes(index)]));

/** Slots in which the driver is away, as the API is sent them. */
export const awayText = (away: z.output<typeof daySchema>): string =>
  slotsText(SLOTS.filter(({ index }) => away[slotField(index)] === true).map(({ index }) => index));
