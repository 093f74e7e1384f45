import { useT, messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button, useSingleKey, type StatusStyle } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import {
  DataTable,
  useOpenRecord,
  type TableHandle,
  type TableLoad,
  statusColumn,
  type TableColumn,
} from '@navette/shared/ui-table';
import { UserRoundPlus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { CareCenterDialog } from '../../../entities/care-center/care-center-dialog.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { type ListRow, listRows } from './list-row.ts';
import { LIST_STATES, stateStyles } from './states.ts';
import { useListActions } from './use-list-actions.tsx';
import { useSubscription } from './use-subscription.ts';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { useCareCenters } from '../../../entities/care-center/care-center-requests.ts';
import { useMembers } from '../requests/use-members.ts';
import { emailColumn } from '../../../entities/care-center/email-column.tsx';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [10, 20, 30, 40, 'all'] as const;
const keyOf = ({ key }: ListRow) => key;
const nameOf = ({ name, email }: ListRow) => name || (email ?? '');

/** Mailing list: care centers, then members without one (specification/registers.md#campaign). */
export function ListsTab(): ReactNode {
  const t = useT();
  const table = useRef<TableHandle>(null);
  const [isAdding, setAdding] = useState(false);
  const { rows, load } = useList();
  const { state, setState } = useStateFilter();
  const shown = useMemo(() => rows?.filter((row) => state === 'all' || row.state === state), [rows, state]);
  const { id, open, close } = useOpenRecord();
  const mayEdit = useCan('carecenter');
  const edit = useCallback(({ centerIds: [first] }: ListRow) => first !== undefined && open(first), [open]);
  const actions = useListActions(useSubscription(), mayEdit ? edit : undefined);
  useSingleKey('n', () => rows && setAdding(true));
  const choices = [
    { value: 'all' as const, label: t('campaign.list.allStates') },
    ...LIST_STATES.map((value) => ({ value, label: t(stateStyles[value].label) })),
  ];
  return (
    <>
      <DataTable
        ref={table}
        tableId="mailing-list"
        label={t('campaign.list.label')}
        columns={listColumns}
        rows={shown}
        load={load}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={listStatus}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize={30}
        rowActions={actions}
        onOpen={(row) => mayEdit && row.centerIds.length === 1 && edit(row)}
        emptyText={t('campaign.list.empty')}
        filters={<Select aria-label={t('campaign.list.state')} options={choices} value={state} onChange={setState} />}
        filtered={state !== 'all'}
        onClearFilters={() => setState('all')}
        tools={
          <Button variant="solid" icon={<UserRoundPlus aria-hidden />} disabled={!rows} onClick={() => setAdding(true)}>
            {t('campaign.member.add')}
          </Button>
        }
      />
      {isAdding && rows && (
        <AddMemberDialog rows={rows} onSaved={(key) => table.current?.reveal(key)} onClose={() => setAdding(false)} />
      )}
      {id !== undefined && mayEdit && <CareCenterDialog key={id} input={{ id }} onClose={close} />}
    </>
  );
}

const CHOICES = ['all', ...LIST_STATES] as const;

/** State filter of the list. */
type StateChoice = (typeof CHOICES)[number];

const SEARCH = { state: choiceParam(CHOICES, 'all'), page: numberParam(1, { min: 1 }) };

/** State filter in the URL; a change returns to the first page. */
function useStateFilter(): { readonly state: StateChoice; readonly setState: (state: StateChoice) => void } {
  const [{ state }, setSearch] = useSearchState(SEARCH);
  return { state, setState: (next) => setSearch({ state: next, page: 1 }) };
}

/** Mailing list and its load state: loaded once care centers and members are. */
function useList(): { readonly rows: readonly ListRow[] | undefined; readonly load: TableLoad } {
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

/** Status of a row: its subscription state; none if never subscribed. */
const listStatus = ({ state }: ListRow): StatusStyle | undefined =>
  state === 'never' ? undefined : stateStyles[state];

const kindOf = ({ centerIds }: ListRow) =>
  centerIds.length > 0 ? messageKey('campaign.list.center') : messageKey('campaign.list.other');

/** Columns of the list. */
const listColumns: readonly TableColumn<ListRow>[] = [
  {
    id: 'name',
    header: messageKey('campaign.list.name'),
    value: ({ name }) => name,
    grow: 2,
    fixed: true,
  },
  { ...emailColumn<ListRow>(({ email }) => email), grow: 2 },
  {
    id: 'tel',
    whole: true,
    header: messageKey('campaign.list.tel'),
    value: ({ tel }) => tel,
    text: ({ tel }, { formats }) => formats.formatPhone(tel),
    hideBelow: 1280,
  },
  {
    id: 'address',
    header: messageKey('campaign.list.address'),
    value: ({ address }) => address,
    grow: 2,
    hideBelow: 1280,
  },
  {
    id: 'kind',
    header: messageKey('campaign.list.kind'),
    value: kindOf,
    text: (row, { t }) => t(kindOf(row)),
    hideBelow: 1024,
  },
  statusColumn<ListRow>({
    id: 'state',
    header: messageKey('campaign.list.state'),
    status: ({ state }) => stateStyles[state],
    fixed: true,
  }),
];
