import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button, useSingleKey } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { DataTable, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { UserRoundPlus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CareCenterDialog } from '../../../entities/care-center/care-center-dialog.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { listColumns, listStatus } from './list-columns.tsx';
import type { ListRow } from './list-row.ts';
import { LIST_STATES, stateStyles } from './states.ts';
import { useList } from './use-list.ts';
import { useListActions } from './use-list-actions.tsx';
import { useStateFilter } from './use-state-filter.ts';
import { useSubscription } from './use-subscription.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [10, 20, 30, 40, 'all'] as const;
const keyOf = ({ key }: ListRow) => key;
const nameOf = ({ name, email }: ListRow) => name || (email ?? '');

/** Mailing list: care centers, then the members without one (S2). */
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
