import * as z from 'zod';
import { drawnIconSchema, lucideIconSchema } from './drawn-icon.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { sectionNameSchema } from './menu-sections.ts';

/** Menu entry of a route. A route without it has none. */
export const menuEntrySchema = z.strictObject({
  /** Its section: one of the host, or one that a remote declares. An entry of a missing section is listed among the others. */
  section: sectionNameSchema,
  /** Position in the section, 0 to 999, ascending; leave gaps for later entries. */
  order: z.int().min(0).max(999),
  /**
   * Drawn beside the title and alone in the mini drawer: an icon of the host, or shapes of the remote. An icon unknown to this host is drawn as a
   * circle.
   */
  icon: z.union([z.enum(MENU_ICONS), drawnIconSchema, lucideIconSchema]).catch('circle'),
});

/** Menu entry of a route. */
export type MenuEntry = Readonly<z.infer<typeof menuEntrySchema>>;
