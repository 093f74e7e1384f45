import * as z from 'zod';

// Fields of the contract. The Realtime Database stores no null: such a field is missing.

/** Id of a record. */
export const id = z.int().positive();
/** A day, `YYYY-MM-DD`. */
export const date = z.iso.date();
/** A time of the day, `HH:mm`. */
export const time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);
/** A moment with its offset from UTC. */
export const instant = z.iso.datetime({ offset: true });
/** A field that may be missing, which counts as null. */
export const orNull = <Part extends z.ZodType>(part: Part) => part.nullable().default(null);

/** The Realtime Database returns a list as an object, or with holes, once entries were deleted. */
export const list = <List extends z.ZodArray>(items: List) =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).filter((entry) => entry !== undefined && entry !== null)
        : value,
    items,
  );
