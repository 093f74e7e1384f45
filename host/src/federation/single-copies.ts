import type { PinnedRemote } from '@navette/shared/federation';
import { LoadFailure } from './load-failure.ts';

/** Share scopes of the federation runtime: scope → module → version → container that provides it, and whether it is loaded. */
export interface ShareScopes {
  readonly shareScopeMap: Readonly<
    Record<string, Record<string, Record<string, { readonly from: string; readonly loaded?: boolean | undefined }>>>
  >;
  /** Remotes registered so far. */
  readonly options: { readonly remotes: readonly { readonly name: string }[] };
}

/** A shared module with two loaded copies, and the containers that provide them. */
export interface SecondCopy {
  readonly module: string;
  readonly owners: readonly string[];
}

/** Shared modules with more than one loaded copy. */
export function secondCopies({ shareScopeMap }: Pick<ShareScopes, 'shareScopeMap'>): readonly SecondCopy[] {
  return Object.values(shareScopeMap).flatMap((modules) =>
    Object.entries(modules).flatMap(([module, versions]) => {
      const loaded = Object.values(versions).filter((version) => version.loaded);
      return loaded.length > 1 ? [{ module, owners: loaded.map(({ from }) => from) }] : [];
    }),
  );
}

/** Container → the second copy it loaded. It holds references to that copy, so that it is refused until the page is reloaded. */
const refused = new Map<string, string>();

/**
 * Refuses a remote that loaded its own copy of a shared module: two copies of React fail later and elsewhere. The copy is removed from the scope, so
 * that other remotes get the host's.
 * @throws {LoadFailure} of kind `sharedModule` naming the module and its owners
 */
export function assertSingleCopies(
  scopes: ShareScopes,
  { declaration, container }: Pick<PinnedRemote, 'declaration' | 'container'>,
): void {
  // Copies of remotes that load concurrently are checked with those.
  const others = new Set(scopes.options.remotes.map(({ name }) => name).filter((name) => name !== container));
  const copy = secondCopies(scopes).find(({ owners }) => owners.some((owner) => owner !== HOST && !others.has(owner)));
  removeCopies(scopes, others);
  if (copy) refused.set(container, `${copy.module} is loaded twice: by ${copy.owners.join(' and ')}`);
  const detail = refused.get(container);
  if (detail !== undefined) throw new LoadFailure('sharedModule', declaration.name, detail);
}

const HOST = 'navette_host';

function removeCopies({ shareScopeMap }: ShareScopes, others: ReadonlySet<string>): void {
  for (const modules of Object.values(shareScopeMap))
    for (const versions of Object.values(modules)) {
      const isHosts = Object.values(versions).some(({ from }) => from === HOST);
      for (const [version, { from }] of Object.entries(versions))
        if (isHosts && from !== HOST && !others.has(from)) delete versions[version];
    }
}
