import * as z from 'zod';
import {
  dialogDeclarationSchema,
  permissionDeclarationSchema,
  searchDeclarationSchema,
  sectionDeclarationSchema,
  titlesSchema,
} from './declarations.ts';
import { routeDeclarationSchema } from './route-declaration.ts';
import { slotDeclarationSchema } from './slot-declaration.ts';
import { isRange, isVersion, inRange } from './semver-range.ts';
import { isDeclaredPage } from '../domain/access/pages.ts';

/** Last host contract without permissions, sections or searches of remotes. */
const LAST_WITHOUT = '1.9.0';

/** Last host contract without first requests of pages. */
const LAST_WITHOUT_FIRST = '1.11.0';

const declaredSchema = z.strictObject({
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
});

/** Faults of a declaration that concern several of its properties, each with the property that is shown. */
function faultsOf(declared: z.output<typeof declaredSchema>) {
  const { name, contract, routes, dialogs, slots, operations } = declared;
  const { permissions = [], sections = [], searches = [] } = declared;
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
  for (const id of routes.flatMap(({ guarded = [] }) => guarded))
    if (!operations.includes(id)) add('routes', `${id} is guarded and not among the operations`);
  const first = routes.flatMap((route) => route.first?.map(({ operation }) => ({ operation, route })) ?? []);
  for (const { operation, route } of first) {
    if (!operations.includes(operation)) add('routes', `${operation} is asked first and not among the operations`);
    if (route.guarded?.includes(operation)) add('routes', `${operation} is asked first and guarded`);
  }
  if (first.length > 0 && inRange(LAST_WITHOUT_FIRST, contract))
    add('contract', `${contract} allows hosts that do not know first requests; ask for ^1.12.0`);
  for (const path of repeated(routes.map((route) => route.path))) add('routes', `Two routes have the path ${path}`);
  for (const dialog of repeated(dialogs.map((offer) => offer.name))) add('dialogs', `${dialog} is offered twice`);
  for (const dialog of dialogs)
    if (!dialog.name.startsWith(`${name}/`)) add('dialogs', `${dialog.name} belongs to another remote than ${name}`);
  return faults;
}

/** Declaration of a remote, emitted by the build (`declaration.json`) and stored in release sets. */
export const remoteDeclarationSchema = declaredSchema.superRefine((declared, context) => {
  for (const { property, message } of faultsOf(declared))
    context.addIssue({ code: 'custom', path: [property], message });
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
