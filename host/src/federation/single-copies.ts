import type { PinnedRemote } from '@navette/shared/federation';
import { LoadFailure } from './load-failure.ts';

/** What the federation runtime knows of who shares what: scope → module → version → who brought it, and whether it is in use. */
export interface ShareScopes {
  readonly shareScopeMap: Readonly<
    Record<string, Record<string, Record<string, { readonly from: string; readonly loaded?: boolean | undefined }>>>
  >;
  /** Remotes that were asked for so far. */
  readonly options: { readonly remotes: readonly { readonly name: string }[] };
}

/** A module that is there twice, and who brought the second one. */
export interface SecondCopy {
  readonly module: string;
  readonly owners: readonly string[];
}

/** The shared modules of which more than one copy has been loaded in this page. */
export function secondCopies({ shareScopeMap }: Pick<ShareScopes, 'shareScopeMap'>): readonly SecondCopy[] {
  return Object.values(shareScopeMap).flatMap((modules) =>
    Object.entries(modules).flatMap(([module, versions]) => {
      const loaded = Object.values(versions).filter((version) => version.loaded);
      return loaded.length > 1 ? [{ module, owners: loaded.map(({ from }) => from) }] : [];
    }),
  );
}

/** Containers that brought a second copy → which. What they hold themselves of it stays in them, so that they are refused for good. */
const refused = new Map<string, string>();

/**
 * Refuses a remote that brought a copy of a module the host shares: two Reacts in one page fail later and elsewhere. The copy is taken out again,
 * so that the other remotes go on with the host's.
 * @throws {LoadFailure} of kind `sharedModule` naming the module and its owners
 */
export function assertSingleCopies(
  scopes: ShareScopes,
  { declaration, container }: Pick<PinnedRemote, 'declaration' | 'container'>,
): void {
  // One of another remote that loads at the same time is for that one to answer for.
  const others = new Set(scopes.options.remotes.map(({ name }) => name).filter((name) => name !== container));
  const copy = secondCopies(scopes).find(({ owners }) => owners.some((owner) => owner !== HOST && !others.has(owner)));
  takeOut(scopes, others);
  if (copy) refused.set(container, `${copy.module} is loaded twice: by ${copy.owners.join(' and ')}`);
  const detail = refused.get(container);
  if (detail !== undefined) throw new LoadFailure('sharedModule', declaration.name, detail);
}

const HOST = 'navette_host';

function takeOut({ shareScopeMap }: ShareScopes, others: ReadonlySet<string>): void {
  for (const modules of Object.values(shareScopeMap))
    for (const versions of Object.values(modules)) {
      const isHosts = Object.values(versions).some(({ from }) => from === HOST);
      for (const [version, { from }] of Object.entries(versions))
        if (isHosts && from !== HOST && !others.has(from)) delete versions[version];
    }
}
