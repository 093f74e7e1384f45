import { SEARCH_TARGET_VALUES } from '@navette/openapi/enums';
import * as z from 'zod';
import { menuEntrySchema } from './menu-entry.ts';
import { pageNameSchema, titlesSchema } from './declarations.ts';

/** The kinds of search hit that a route can open (specification/shell.md#global-search). */
export { SEARCH_TARGET_VALUES as SEARCH_TARGETS } from '@navette/openapi/enums';

/** A page of a remote: path, permission, menu entry, breadcrumb and search target are declared here once. */
export const routeDeclarationSchema = z.strictObject({
  /** Its path, in the router's syntax: `/booking`, `/print/invoice/:id`, `/planning/*`. Unique in the suite. */
  path: z.string().regex(/^\/(?:[\w:-]+\/)*(?:[\w:-]+|\*)?$/),
  /** The module of the remote that holds the page, as a default export: `./pages/booking`. */
  module: z.string().regex(/^\.\/pages\/[\w-]+$/),
  /** Permission to open it and to see its entry: one of the table (specification/roles.md#pages-by-role), or one that the remote declares. */
  page: pageNameSchema,
  /** Key of its title in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Title in the three languages. */
  titles: titlesSchema,
  /** Its menu entry, if any. */
  menu: menuEntrySchema.optional(),
  /** Kind of search hit that it opens with `?id=`. */
  search: z.enum(SEARCH_TARGET_VALUES).optional(),
  /** `bare`: without menu and bars, for printing and for windows of their own. Missing: inside the shell. */
  layout: z.enum(['shell', 'bare']).optional(),
  /** Operations that the page calls only for users with their permission; others are not offered them. */
  guarded: z.array(z.string().regex(/^[a-z]\w+$/)).optional(),
});

/** A page of a remote. */
export type RouteDeclaration = Readonly<z.infer<typeof routeDeclarationSchema>>;

/** A kind of search hit that a route can open. */
export type SearchTarget = (typeof SEARCH_TARGET_VALUES)[number];
