import * as z from 'zod';
import { dialogDeclarationSchema } from './dialog-declaration.ts';
import { permissionDeclarationSchema, type PermissionDeclaration } from './permission-declaration.ts';
import { routeDeclarationSchema, type RouteDeclaration } from './route-declaration.ts';
import { searchDeclarationSchema, type SearchDeclaration } from './search-declaration.ts';
import { sectionDeclarationSchema, type SectionDeclaration } from './section-declaration.ts';
import { slotDeclarationSchema } from './slot-declaration.ts';
import { isRange, isVersion, inRange } from './semver-range.ts';
import { titlesSchema } from './titles.ts';
import { isDeclaredPage } from '../domain/access/pages.ts';

/** Last host contract without permissions, sections or searches of remotes. */
const LAST_WITHOUT = '1.9.0';

interface Declared {
  readonly name: string;
  readonly contract: string;
  readonly routes: readonly RouteDeclaration[];
  readonly slots: readonly { readonly page: string }[];
  readonly operations: readonly string[];
  readonly permissions?: readonly PermissionDeclaration[] | undefined;
  readonly sections?: readonly SectionDeclaration[] | undefined;
  readonly searches?: readonly SearchDeclaration[] | undefined;
}

/** Faults of declared permissions, sections and searches, each with its property of the declaration. */
function broughtFaults({ permissions = [], sections = [], searches = [], ...declared }: Declared) {
  const { name, contract, routes, slots, operations } = declared;
  const own = [
    ...permissions.map(({ page }) => ['permissions', page] as const),
    ...sections.map(({ id }) => ['sections', id] as const),
    ...searches.map(({ kind }) => ['searches', kind] as const),
  ];
  const faults: { property: string; message: string }[] = [];
  const add = (property: string, message: string): unknown => faults.push({ property, message });
  for (const [property, id] of own) {
    if (!id.startsWith(`${name}/`)) add(property, `${id} belongs to another remote than ${name}`);
    if (own.filter(([kind, other]) => kind === property && other === id).length > 1)
      add(property, `${id} is declared twice`);
  }
  const asked = [...routes, ...slots, ...searches].map(({ page }) => page);
  for (const page of new Set(asked.filter(isDeclaredPage)))
    if (!permissions.some((permission) => permission.page === page))
      add('permissions', `${page} is asked for and not declared`);
  for (const section of routes.map(({ menu }) => menu?.section ?? ''))
    if (section.startsWith(`${name}/`) && !sections.some(({ id }) => id === section))
      add('sections', `${section} has entries and is not declared`);
  for (const { kind, path, operation } of searches) {
    if (!routes.some((route) => route.path === path)) add('searches', `${kind} opens ${path}, which is no route`);
    if (!operations.includes(operation))
      add('searches', `${kind} asks ${operation}, which is not among the operations`);
  }
  if (own.length > 0 && inRange(LAST_WITHOUT, contract))
    add('contract', `${contract} allows hosts that do not know what the remote declares of its own; ask for ^1.10.0`);
  return faults;
}

/** Declaration of a remote, emitted by the build (`declaration.json`) and stored in release sets. */
export const remoteDeclarationSchema = z
  .strictObject({
    /** Name of the remote, and of its folder in the registry: `dispatch`. */
    name: z.string().regex(/^[a-z][a-z\d-]{0,40}$/),
    /** Its version, three numbers, from its package.json. */
    version: z.string().refine(isVersion, 'A version is three numbers: 1.2.3'),
    /** Versions of the host contract that it runs on: `^1.0.0`. */
    contract: z.string().refine(isRange, 'A range such as ^1.0.0 or >=1.2.0 <2.0.0'),
    /** Key of the domain's title in its catalogue. */
    titleKey: z.string().min(1),
    /** The domain's title, used by the failure page. */
    titles: titlesSchema,
    /** Its pages. */
    routes: z.array(routeDeclarationSchema),
    /** The dialogs it offers to other remotes. */
    dialogs: z.array(dialogDeclarationSchema),
    /** Components that it adds to the host's frame. */
    slots: z.array(slotDeclarationSchema),
    /** Permissions that it brings for pages of its own. */
    permissions: z.array(permissionDeclarationSchema).optional(),
    /** Sections of the menu that it brings. */
    sections: z.array(sectionDeclarationSchema).optional(),
    /** Kinds of record that it adds to the search. */
    searches: z.array(searchDeclarationSchema).optional(),
    /** Operations of the API that it calls, by operationId, sorted; checked against the deployed API before a set is activated. */
    operations: z.array(z.string().regex(/^[a-z]\w+$/)),
  })
  .superRefine((declared, context) => {
    const { name, routes, dialogs, operations } = declared;
    for (const { property, message } of broughtFaults(declared))
      context.addIssue({ code: 'custom', path: [property], message });
    for (const id of routes.flatMap(({ guarded = [] }) => guarded)) {
      if (!operations.includes(id))
        context.addIssue({
          code: 'custom',
          path: ['routes'],
          message: `${id} is guarded and not among the operations`,
        });
    }
    for (const path of repeated(routes.map((route) => route.path)))
      context.addIssue({ code: 'custom', path: ['routes'], message: `Two routes have the path ${path}` });
    for (const dialog of repeated(dialogs.map((dialog) => dialog.name)))
      context.addIssue({ code: 'custom', path: ['dialogs'], message: `${dialog} is offered twice` });
    for (const dialog of dialogs) {
      if (!dialog.name.startsWith(`${name}/`))
        context.addIssue({
          code: 'custom',
          path: ['dialogs'],
          message: `${dialog.name} belongs to another remote than ${name}`,
        });
    }
  });

/** Declaration of a remote. */
export type RemoteDeclaration = Readonly<z.infer<typeof remoteDeclarationSchema>>;

/**
 * Parses a declaration.
 * @throws {z.ZodError} naming each missing, wrong or unknown property
 */
export const parseDeclaration = (value: unknown): RemoteDeclaration => remoteDeclarationSchema.parse(value);

const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
