import * as z from 'zod';
import type { Locale } from '../i18n/locale.ts';

const title = z.string().min(1).max(80);

/** A title in the three languages, stored in the declaration so that the menu is complete and translated while the remote is down. */
export const titlesSchema = z.strictObject({ fr: title, nl: title, en: title }) satisfies z.ZodType<
  Record<Locale, string>
>;

/** A title in the three languages. */
export type Titles = Readonly<z.infer<typeof titlesSchema>>;
