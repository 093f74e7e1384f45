import * as z from 'zod';
import type { Locale } from '../i18n/locale.ts';
import { DECLARED_PAGE, PAGES } from '../domain/access/pages.ts';
import { STAFF_ROLE_VALUES } from '@navette/openapi/enums';

const title = z.string().min(1).max(80);

/** A title in the three languages, stored in the declaration so that the menu is complete and translated while the remote is down. */
export const titlesSchema = z.strictObject({ fr: title, nl: title, en: title }) satisfies z.ZodType<
  Record<Locale, string>
>;

/** A title in the three languages. */
export type Titles = Readonly<z.infer<typeof titlesSchema>>;

/** A name that a remote declares: its own name, a slash, a name of its choice: `fleet/vehicles`. */
export const declaredNameSchema = z
  .string()
  // Aborts the parse, so that the error of a surrounding union names this alternative.
  .regex(DECLARED_PAGE, { error: 'The name of the remote, a slash, and a name', abort: true });

/** A permission of the table (specification/roles.md#pages-by-role), or one that the remote declares. */
export const pageNameSchema = z.union([z.enum(PAGES), declaredNameSchema], {
  error: 'No permission of the table, nor one such as fleet/vehicles that the remote declares',
});

/** A permission that a remote declares for pages of its own. It only opens pages: operations of the API require permissions of the table. */
export const permissionDeclarationSchema = z.strictObject({
  /** Its name, used as `page` by a route, a slot or a search: `fleet/vehicles`. */
  page: declaredNameSchema,
  /** Key of its title in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Titles in the three languages, shown where roles are assigned. */
  titles: titlesSchema,
  /** The roles that hold it by default; `super` holds every permission. */
  roles: z.array(z.enum(STAFF_ROLE_VALUES)),
});

/** A permission that a remote brings. */
export type PermissionDeclaration = Readonly<z.infer<typeof permissionDeclarationSchema>>;

/** A section of the menu that a remote declares. It is placed below those of the host. */
export const sectionDeclarationSchema = z.strictObject({
  /** Its name, used as `section` by entries: `fleet/garage`. */
  id: declaredNameSchema,
  /** Key of its heading in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Its heading in the three languages. */
  titles: titlesSchema,
  /** Position among the sections of remotes, 0 to 999, ascending. */
  order: z.int().min(0).max(999),
});

/** A section of the menu that a remote brings. */
export type SectionDeclaration = Readonly<z.infer<typeof sectionDeclarationSchema>>;

/**
 * A dialog that a remote offers to the others. Input and result are typed by `DialogContracts`. An incompatible change of input or result is a new
 * version; the old one is offered as long as a released remote uses it.
 */
export const dialogDeclarationSchema = z.strictObject({
  /** Remote, dialog and version: `masterdata/client@1`. */
  name: z.string().regex(/^[a-z][\w-]*\/[a-z][\w-]*@[1-9]\d*$/),
  /** The module of the remote that holds its component, as a default export: `./dialogs/client`. */
  module: z.string().regex(/^\.\/dialogs\/[\w-]+$/),
});

/** A dialog that a remote offers to the others. */
export type DialogDeclaration = Readonly<z.infer<typeof dialogDeclarationSchema>>;

const property = z.string().regex(/^[A-Za-z]\w*$/);

/**
 * A kind of record that a remote adds to the search of the top bar. The host calls an operation that lists the records, as the user, and shows those
 * that match the search.
 */
export const searchDeclarationSchema = z.strictObject({
  /** Its name: `fleet/vehicle`. */
  kind: declaredNameSchema,
  /** Key of the heading over its hits, in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Heading in the three languages. */
  titles: titlesSchema,
  /** Permission required to search it. */
  page: pageNameSchema,
  /** Operation of the API that lists the records, each with an `id`; a read without path parameters. */
  operation: z.string().regex(/^[a-z]\w+$/),
  /** Path of that operation, filled in by the build from the contract. */
  call: z
    .string()
    .regex(/^\/(?:api|service)(?:\/[\w-]+)+$/)
    .optional(),
  /** Query parameter for the search text. Missing: the host filters the whole answer. */
  parameter: property.optional(),
  /** Properties of a record that are shown and searched, the most significant first. */
  text: z.array(property).min(1).max(4),
  /** Page that opens the record with `?id=`; one of the remote's routes. */
  path: z.string().regex(/^\/(?:[\w-]+\/)*[\w-]+$/),
});

/** A kind of record that a remote adds to the search. */
export type SearchDeclaration = Readonly<z.infer<typeof searchDeclarationSchema>>;
