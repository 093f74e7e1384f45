import * as z from 'zod';

/** Text field of a form: trimmed, of limited length, possibly empty. */
export const text = (most: number) => z.string().trim().max(most);

/** Required text field of a form. */
export const requiredText = (most: number) => text(most).min(1);

/** Text as the body of an API request: null when empty. */
export const orNull = (typed: string): string | null => typed.trim() || null;
