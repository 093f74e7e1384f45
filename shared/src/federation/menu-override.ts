import * as z from 'zod';
import { sectionNameSchema } from './menu-sections.ts';
import { titlesSchema } from './titles.ts';

/** What ops change about one entry of the menu, without the remote being released again. */
export const menuOverrideSchema = z.strictObject({
  /** The path of the route whose entry it is. */
  path: z.string().startsWith('/'),
  /** Takes the entry out of the menu; the page stays reachable for who may open it. */
  hidden: z.boolean().optional(),
  /** Moves it to another section. */
  section: sectionNameSchema.optional(),
  /** Moves it within its section. */
  order: z.int().min(0).max(999).optional(),
  /** Gives it another title, also in breadcrumb and palette. */
  titles: titlesSchema.optional(),
});

/** What ops change about one entry of the menu. */
export type MenuOverride = Readonly<z.infer<typeof menuOverrideSchema>>;
