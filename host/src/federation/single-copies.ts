import { LoadFailure } from './load-failure.ts';

interface ShareScopes {
  readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, { readonly from: string; readonly loaded?: boolean }>>>>>>;
}

/** A module that is there twice, and who brought the second one. */
export interface SecondCopy {
  readonly module: string;
  readonly owners: readonly string[];
}

/** The shared modules of which more than one copy has been loaded in this page. */
export function secondCopies({ shareScopeMap }: ShareScopes): readonly SecondCopy[] {
  return Object.values(shareScopeMap).flatMap((modules) =>
    Object.entries(modules).flatMap(([module, versions]) => {
      const loaded = Object.values(versions).filter((version) => version.loaded);
      return loaded.length > 1 ? [{ module, owners: loaded.map(({ from }) => from) }] : [];
    }),
  );
}

/** @throws {LoadFailure} of kind `sharedModule` naming the module and its owners: two Reacts in one page fail later and elsewhere. */
export function assertSingleCopies(scopes: ShareScopes, remote: string): void {
  const [copy] = secondCopies(scopes);
  if (copy) throw new LoadFailure('sharedModule', remote, `${copy.module} is loaded twice: by ${copy.owners.join(' and ')}`);
}
