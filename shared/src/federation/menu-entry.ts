import * as z from 'zod';
import { declaredNameSchema, titlesSchema } from './declarations.ts';
import { MENU_ICONS, MENU_SECTION_IDS } from './menu-sections.ts';

const number = z.string().regex(/^-?\d{0,4}(?:\.\d{1,4})?$/);
const points = z.string().regex(/^[-\d\s.,]{1,600}$/);

/** A shape of an icon: only numbers, on a grid of 24 × 24. */
const shapeSchema = z.union([
  z.strictObject({ path: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]{1,1200}$/) }),
  z.strictObject({ circle: z.strictObject({ cx: number, cy: number, r: number }) }),
  z.strictObject({ ellipse: z.strictObject({ cx: number, cy: number, rx: number, ry: number }) }),
  z.strictObject({ line: z.strictObject({ x1: number, y1: number, x2: number, y2: number }) }),
  z.strictObject({
    rect: z.strictObject({
      x: number.optional(),
      y: number.optional(),
      width: number,
      height: number,
      rx: number.optional(),
      ry: number.optional(),
    }),
  }),
  z.strictObject({ polyline: points }),
  z.strictObject({ polygon: points }),
]);

/** An icon of a remote as shapes, which the host draws in its own stroke and colour. */
const drawnIconSchema = z.strictObject({ shapes: z.array(shapeSchema).min(1).max(16) });

/** An icon of lucide by name, in `remote.ts`. The build replaces it by its shapes. */
const lucideIconSchema = z.strictObject({ lucide: z.string().regex(/^[a-z][a-z\d-]{0,60}$/) });

/** An icon that a remote brings. */
export type DrawnIcon = Readonly<z.infer<typeof drawnIconSchema>>;

/** An icon of lucide by name. */
export type LucideIcon = Readonly<z.infer<typeof lucideIconSchema>>;

/** A section of the host, or the name of one that a remote declares. */
export const sectionNameSchema = z.union([z.enum(MENU_SECTION_IDS), declaredNameSchema], {
  error: 'No section of the host, nor a name such as fleet/garage that a remote declares',
});

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
