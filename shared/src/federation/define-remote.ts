import type { OperationId } from '@navette/openapi/operations';
import type { DeclaredPage, Page } from '../domain/access/pages.ts';
import type { Locale } from '../i18n/locale.ts';
import type { FirstRequest } from '../early/index.ts';
import type { DialogName } from './dialog-contracts.ts';
import type { DrawnIcon, LucideIcon } from './menu-entry.ts';
import type { MenuIcon, MenuSectionId } from './menu-sections.ts';
import type { PermissionDeclaration, SearchDeclaration } from './declarations.ts';
import { parseDeclaration, type RemoteDeclaration } from './remote-declaration.ts';
import type { RouteDeclaration } from './route-declaration.ts';
import type { SlotDeclaration } from './slot-declaration.ts';

/** Declaration of a remote in its `src/remote.ts`: titles by key, name and version from its package.json. */
export interface RemoteDefinition<Key extends string> {
  /** The imported `package.json`. The name loses its scope and `remote-`: `@navette/remote-dispatch` is `dispatch`. */
  readonly package: { readonly name: string; readonly version: string };
  /** Versions of the host contract that it runs on: `^1.0.0`. */
  readonly contract: string;
  /** Its three imported catalogues, from which the titles are taken. */
  readonly messages: Readonly<Record<Locale, Readonly<Record<Key, string>>>>;
  /** Key of the domain's title. */
  readonly titleKey: NoInfer<Key>;
  /** Its pages. */
  readonly routes: readonly RouteDefinition<NoInfer<Key>>[];
  /** The dialogs it offers; only names that `DialogContracts` types. */
  readonly dialogs?: readonly { readonly name: DialogName; readonly module: `./dialogs/${string}` }[];
  /** Components that it adds to the host's frame. */
  readonly slots?: readonly SlotDeclaration[];
  /** Permissions that it brings for pages of its own; see {@link PermissionDeclaration}. */
  readonly permissions?: readonly (Pick<PermissionDeclaration, 'roles'> & {
    readonly page: DeclaredPage;
    readonly titleKey: NoInfer<Key>;
  })[];
  /** Sections of the menu that it brings, below those of the host. */
  readonly sections?: readonly { readonly id: DeclaredPage; readonly titleKey: NoInfer<Key>; readonly order: number }[];
  /** Kinds of record that it adds to the search of the top bar; see {@link SearchDeclaration}. */
  readonly searches?: readonly SearchDefinition<NoInfer<Key>>[];
}

/** A kind of record in the search as `remote.ts` writes it; see {@link SearchDeclaration} for each property. */
export interface SearchDefinition<Key extends string> extends Pick<
  SearchDeclaration,
  'kind' | 'parameter' | 'text' | 'path'
> {
  readonly titleKey: Key;
  readonly page: Page | DeclaredPage;
  readonly operation: OperationId;
}

/** A menu entry as `remote.ts` writes it. */
export interface MenuDefinition {
  /** A section of the host, or of a remote. */
  readonly section: MenuSectionId | DeclaredPage;
  /** Its place in the section, 0 to 999. */
  readonly order: number;
  /** An icon of the host, one of lucide by name, or the remote's own shapes. */
  readonly icon: MenuIcon | LucideIcon | DrawnIcon;
}

/** A page as `remote.ts` writes it; see {@link RouteDeclaration} for each property. */
export interface RouteDefinition<Key extends string> {
  readonly path: `/${string}`;
  readonly module: `./pages/${string}`;
  readonly page: Page | DeclaredPage;
  readonly titleKey: Key;
  readonly menu?: MenuDefinition;
  readonly search?: RouteDeclaration['search'];
  readonly layout?: RouteDeclaration['layout'];
  readonly guarded?: readonly OperationId[];
  readonly first?: readonly { readonly operation: OperationId; readonly send?: FirstRequest['send'] }[];
}

/**
 * The declaration of a remote, validated, with its titles filled in. Plain data: the build writes it as `declaration.json` and adds every operation
 * that the code calls to those that are guarded or searched.
 * @throws {z.ZodError} when it is not a valid declaration, an `Error` when a title is missing in a language
 * @example export default defineRemote({ package: pkg, contract: '^1.0.0', messages: { fr, nl, en }, titleKey: 'dispatch.title', routes: [
 *   { path: '/booking', module: './pages/booking', page: 'booking', titleKey: 'booking.title', menu: { section: 'dispatching', order: 10, icon:
 *   'clipboard-list' }, search: 'booking' }, ] });
 */
export function defineRemote<Key extends string>(definition: RemoteDefinition<Key>): RemoteDeclaration {
  const { package: source, contract, messages, titleKey, routes, dialogs = [], slots = [] } = definition;
  const { permissions, sections, searches } = definition;
  const titled = (key: Key) => ({
    titleKey: key,
    titles: { fr: titleIn(messages, 'fr', key), nl: titleIn(messages, 'nl', key), en: titleIn(messages, 'en', key) },
  });
  const titledAll = (list: readonly { readonly titleKey: Key }[]) =>
    list.map((one) => ({ ...one, ...titled(one.titleKey) }));
  return parseDeclaration({
    name: source.name.replace(/^@[^/]+\//, '').replace(/^remote-/, ''),
    version: source.version,
    contract,
    ...titled(titleKey),
    routes: routes.map((route) => ({ ...route, ...titled(route.titleKey) })),
    dialogs,
    slots,
    ...(permissions && { permissions: titledAll(permissions) }),
    ...(sections && { sections: titledAll(sections) }),
    ...(searches && { searches: titledAll(searches) }),
    operations: [
      ...new Set([
        ...routes.flatMap(({ guarded = [], first = [] }) => [...guarded, ...first.map(({ operation }) => operation)]),
        ...(searches ?? []).map(({ operation }) => operation),
      ]),
    ].toSorted(),
  });
}

function titleIn<Key extends string>(messages: RemoteDefinition<Key>['messages'], locale: Locale, key: Key): string {
  const title: string | undefined = messages[locale][key];
  if (title === undefined) throw new Error(`messages/${locale}.json has no "${key}"`);
  return title;
}
