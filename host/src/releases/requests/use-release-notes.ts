import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** What a version of a remote brings. */
export type VersionNotes = components['schemas']['VersionNotes'];

interface NotesWish {
  readonly name: string;
  /** The version before; null for everything that is known. */
  readonly from: string | null;
  readonly to: string;
}

/** What the versions of a remote bring, from one to another; when `from` is the later one, what going back takes away. Published notes never change. */
export const useReleaseNotes = ({ name, from, to }: NotesWish, { enabled = true } = {}) =>
  $api.useQuery(
    'get',
    '/service/release/notes',
    { params: { query: { name, to, ...(from !== null && { from }) } } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, enabled },
  );
