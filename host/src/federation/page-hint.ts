import type { FirstRequest } from '@navette/shared/early';
import type { PinnedRemote } from '@navette/shared/federation';

/**
 * Files and first requests of the page at an address, as the server writes them into the HTML (`#hint`). Only a hint: it is that of the set for everybody,
 * and the user's own may differ.
 */
export interface PageHint {
  /** Files of this build of the host: its texts by language. */
  readonly host?: { readonly texts: Readonly<Record<string, readonly string[]>> };
  readonly page?: {
    readonly remote: Pick<PinnedRemote, 'base' | 'entry' | 'files' | 'modules'>;
    readonly module: string;
    /** Address of the hashes of all files of the remote. */
    readonly list?: string;
    /** Permission to open it. */
    readonly page: string;
    readonly first: readonly FirstRequest[];
  };
}
