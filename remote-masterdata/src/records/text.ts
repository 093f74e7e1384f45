import * as z from 'zod';

/** A text of a form: without spaces around it, at most so many characters, possibly empty. */
export const text = (most: number) => z.string().trim().max(most);

/** A text of a form that must not be empty. */
export const requiredText = (most: number) => text(most).min(1);

/** A text as it is saved: null when nothing is typed. */
export const orNull = (typed: string): string | null => typed.trim() || null;
