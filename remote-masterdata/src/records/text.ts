import * as z from 'zod';

/** Text of a form: trimmed, of limited length, possibly empty. */
export const text = (most: number) => z.string().trim().max(most);

/** A text of a form that must not be empty. */
export const requiredText = (most: number) => text(most).min(1);

/** Text as the API is sent it: null when empty. */
export const orNull = (typed: string): string | null => typed.trim() || null;
