import { isDeclaredPage } from '../domain/access/pages.ts';
import type { DeclaredRemote } from './declared-remote.ts';
import { inRange } from './semver-range.ts';

/** Last host contract without permissions, sections or searches of remotes. */
const LAST_WITHOUT = '1.9.0';

/** Last host contract without first requests of pages. */
const LAST_WITHOUT_FIRST = '1.11.0';

/** A fault of a release, with the property at which it is shown. */
export interface Fault {
  readonly property: string;
  readonly message: string;
}

/** Faults of a declaration that concern several of its properties. */
export function declarationFaults(declared: DeclaredRemote): Fault[] {
  const { name, contract, routes, dialogs, slots, operations } = declared;
  const { permissions = [], sections = [], searches = [] } = declared;
  const own = [
    ...permissions.map(({ page }) => ['permissions', page] as const),
    ...sections.map(({ id }) => ['sections', id] as const),
    ...searches.map(({ kind }) => ['searches', kind] as const),
  ];
  const faults: Fault[] = [];
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

const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
