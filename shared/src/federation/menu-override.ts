import * as z from 'zod';
import { sectionNameSchema } from './menu-sections.ts';
import { titlesSchema } from './titles.ts';

/** Change of a menu entry by ops, without a new release of the remote. */
export const menuOverrideSchema = z.strictObject({
  /** Path of the entry's route. */
  path: z.string().startsWith('/'),
  /** Hides the entry in the menu; the page stays reachable for permitted users. */
  hidden: z.boolean().optional(),
  /** Moves it to another section. */
  section: sectionNameSchema.optional(),
  /** Moves it within its section. */
  order: z.int().min(0).max(999).optional(),
  /** Gives it another title, also in breadcrumb and palette. */
  titles: titlesSchema.optional(),
});

/** Change of a menu entry by ops. */
export type MenuOverride = Readonly<z.infer<typeof menuOverrideSchema>>;
