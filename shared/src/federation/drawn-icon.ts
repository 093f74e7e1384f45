import * as z from 'zod';

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
export const drawnIconSchema = z.strictObject({ shapes: z.array(shapeSchema).min(1).max(16) });

/** An icon of lucide by name, in `remote.ts`. The build replaces it by its shapes. */
export const lucideIconSchema = z.strictObject({ lucide: z.string().regex(/^[a-z][a-z\d-]{0,60}$/) });

/** An icon that a remote brings. */
export type DrawnIcon = Readonly<z.infer<typeof drawnIconSchema>>;

/** An icon of lucide by name. */
export type LucideIcon = Readonly<z.infer<typeof lucideIconSchema>>;
