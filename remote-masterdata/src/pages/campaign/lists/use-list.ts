import type { TableLoad } from '@navette/shared/ui-table';
import { useMemo } from 'react';
import { useCareCenters } from '../../../entities/care-center/care-center-requests.ts';
import { useMembers } from '../requests/use-members.ts';
import { listRows } from './list-row.ts';
import type { ListRow } from './list-row.ts';

/** Mailing list and its load state: loaded when care centers and members are. */
export function useList(): { readonly rows: readonly ListRow[] | undefined; readonly load: TableLoad } {
  const centers = useCareCenters('inPlace');
  const members = useMembers();
  const rows = useMemo(
    () => (centers.data && members.data ? listRows(centers.data, members.data) : undefined),
    [centers.data, members.data],
  );
  const load: TableLoad = {
    isPending: centers.isPending || members.isPending,
    isFetching: centers.isFetching || members.isFetching,
    error: members.error ?? centers.error,
    refetch: () => Promise.all([centers.refetch(), members.refetch()]),
  };
  return { rows, load };
}
