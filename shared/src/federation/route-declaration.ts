import { SEARCH_TARGET_VALUES } from '@navette/openapi/enums';
import * as z from 'zod';
import { menuEntrySchema } from './menu-entry.ts';
import { pageNameSchema, titlesSchema } from './declarations.ts';

/** The kinds of search hit that a route can open (specification/shell.md#global-search). */
export { SEARCH_TARGET_VALUES as SEARCH_TARGETS } from '@navette/openapi/enums';

/**
 * A request that a page sends first. The host sends it beside the code of the page, as soon as the address is known; the page gets the answer when it
 * sends the same request.
 */
export const firstRequestSchema = z.strictObject({
  /** Operation of the API: a read without path parameters that the page calls for all its users. */
  operation: z.string().regex(/^[a-z]\w+$/),
  /** Method and path of that operation, filled in by the build from the contract. */
  call: z
    .string()
    .regex(/^(?:GET|POST) \/(?:api|service)(?:\/[\w-]+)+$/)
    .optional(),
  /**
   * Query of a GET, body of a POST, in the order in which the page sends it. A text `{from|today}` is the parameter `from` of the address, by default
   * today; see `requestsOf` in `@navette/shared/early` for the other days.
   */
  send: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  /** The operation logs whose data was read, so that it is not sent before the page is opened; filled in by the build. */
  discloses: z.literal(true).optional(),
});

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
  /** Requests that it sends first. */
  first: z.array(firstRequestSchema).min(1).max(4).optional(),
});

/** A page of a remote. */
export type RouteDeclaration = Readonly<z.infer<typeof routeDeclarationSchema>>;

/** A kind of search hit that a route can open. */
export type SearchTarget = (typeof SEARCH_TARGET_VALUES)[number];
