import * as z from 'zod';
import { drawnIconSchema, lucideIconSchema } from './drawn-icon.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { sectionNameSchema } from './menu-sections.ts';

/** How a route stands in the menu. A route without it has no entry. */
export const menuEntrySchema = z.strictObject({
  /** The section it belongs to: one of the host, or one that a remote declares. An entry of a section that is not there stands among the others. */
  section: sectionNameSchema,
  /** Its place in the section, 0 to 999, smallest first; leave gaps for what comes later. */
  order: z.int().min(0).max(999),
  /**
   * Drawn beside the title and alone in the mini drawer: one that the host has, or lines that the remote brings. One that this host does not
   * understand is drawn as a circle.
   */
  icon: z.union([z.enum(MENU_ICONS), drawnIconSchema, lucideIconSchema]).catch('circle'),
});

/** How a route stands in the menu. */
export type MenuEntry = Readonly<z.infer<typeof menuEntrySchema>>;
