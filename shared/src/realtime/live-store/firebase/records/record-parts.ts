import * as z from 'zod';

/** Fields as the contract has them. What the Realtime Database was given as null is not there. */
export const id = z.int().positive();
export const date = z.iso.date();
export const time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);
export const instant = z.iso.datetime({ offset: true });
export const orNull = <Part extends z.ZodType>(part: Part) => part.nullable().default(null);

/** A list comes back as an object, or with holes, when entries of it were taken out. */
export const list = <List extends z.ZodArray>(items: List) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? Object.values(value).filter((entry) => entry !== undefined && entry !== null) : value), items);
