import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Changes that a version of a remote brings. */
export type VersionNotes = components['schemas']['VersionNotes'];

interface NotesWish {
  readonly name: string;
  /** The version before; null for everything that is known. */
  readonly from: string | null;
  readonly to: string;
}

/** Notes of the versions of a remote from one to another; when `from` is the later one, of those that going back takes away. Published notes never change. */
export const useReleaseNotes = ({ name, from, to }: NotesWish, { enabled = true } = {}) =>
  $api.useQuery(
    'get',
    '/service/release/notes',
    { params: { query: { name, to, ...(from !== null && { from }) } } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, enabled },
  );
