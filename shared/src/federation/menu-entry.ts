import * as z from 'zod';
import { MENU_ICONS } from './menu-icons.ts';
import { MENU_SECTION_IDS } from './menu-sections.ts';

/** How a route stands in the menu. A route without it has no entry. */
export const menuEntrySchema = z.strictObject({
  /** The section it belongs to. */
  section: z.enum(MENU_SECTION_IDS),
  /** Its place in the section, 0 to 999, smallest first; leave gaps for what comes later. */
  order: z.int().min(0).max(999),
  /** Drawn beside the title and alone in the mini drawer. One that this host does not know is drawn as a circle. */
  icon: z.enum(MENU_ICONS).catch('circle'),
});

/** How a route stands in the menu. */
export type MenuEntry = Readonly<z.infer<typeof menuEntrySchema>>;
