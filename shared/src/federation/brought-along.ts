import { inRange } from './semver-range.ts';
import { isDeclaredPage } from '../domain/access/declared-pages.ts';
import type { PermissionDeclaration } from './permission-declaration.ts';
import type { RouteDeclaration } from './route-declaration.ts';
import type { SearchDeclaration } from './search-declaration.ts';
import type { SectionDeclaration } from './section-declaration.ts';

/** The last host contract whose hosts know no permission, section or search of a remote's own. */
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

/** Faults of what a remote brings along (permissions, sections, kinds of search), each with the property of the declaration it is in. */
export function broughtFaults({ permissions = [], sections = [], searches = [], ...declared }: Declared) {
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
