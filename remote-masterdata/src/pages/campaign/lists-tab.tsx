import { useT, messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button, useSingleKey, type StatusStyle } from '@navette/shared/ui';
import { Select, useConfirm, useToast } from '@navette/shared/ui-overlay';
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
import CareCenterDialog from '../../dialogs/care-center.tsx';
import { type ListRow, listRows, LIST_STATES, stateStyles } from './list-row.ts';
import { useListActions, useSubscription, confirmReturn, subscriptionOf } from './subscription.tsx';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { useCareCenters, emailColumn } from '../../entities/care-center.tsx';
import { useMembers, refreshMembers, subscribeMember } from './campaign-requests.ts';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@navette/shared/api';
import * as z from 'zod';
import { isEmail, requiredText } from '../../records/fields.ts';
import { columnsOf, phoneText } from '../../records/columns.tsx';

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
  useSingleKey('n', rows && (() => setAdding(true)));
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
    () =>
      centers.data && members.data
        ? listRows(
            centers.data.filter(({ active, subscribed_id }) => active || subscribed_id !== null),
            members.data,
          )
        : undefined,
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

const column = columnsOf<ListRow>();

const listColumns: readonly TableColumn<ListRow>[] = [
  column('campaign.list.', 'name', { grow: 2, fixed: true }),
  { ...emailColumn<ListRow>(({ email }) => email), grow: 2 },
  column('campaign.list.', 'tel', { ...phoneText, hideBelow: 1280 }),
  column('campaign.list.', 'address', { hideBelow: 1280 }),
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

/** Form of a new member: name and e-mail address (specification/registers.md#campaign). */
const memberSchema = z.object({
  name: requiredText(200),
  email_address: requiredText(254).refine((typed) => typed === '' || isEmail(typed), messageKey('validation.email')),
});

type MemberValues = z.input<typeof memberSchema>;

/** Initial form values of a new member. */
const noMember: MemberValues = { name: '', email_address: '' };

const Fields = fieldsFor(memberSchema);

/** The form of a new member. */
interface AddMemberDialogProps {
  /** Rows of the list: a subscribed address is refused, an unsubscribed one needs a confirmation. */
  readonly rows: readonly ListRow[];
  readonly onSaved: (key: string) => void;
  readonly onClose: () => void;
}

/** Subscribes a person by name and e-mail address. */
function AddMemberDialog({ rows, onSaved, onClose }: AddMemberDialogProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const form = useNavetteForm({
    schema: memberSchema,
    defaultValues: noMember,
    name: messageKey('campaign.member.form.name'),
  });

  async function save({ name, email_address: email }: MemberValues): Promise<void> {
    const key = email.toLowerCase();
    const row = rows.find((candidate) => candidate.key === key);
    if (row?.state === 'subscribed') throw refusedAddress(messageKey('campaign.member.there'));
    if (row && !(await confirmReturn(confirm, t, row))) throw refusedAddress(messageKey('campaign.member.left'));
    const { id, status } = await subscribeMember(subscriptionOf({ tel: null, address: null, ...row, name, email }));
    if (id === null) throw refusedAddress(messageKey('campaign.member.refused'));
    if (status === 'pending') toast.info(t('campaign.subscribe.pending', { name }));
    await refreshMembers(cache);
    onSaved(key);
  }

  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('campaign.member.title')}
      saveLabel={t('campaign.subscribe')}
      onSubmit={save}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('campaign.list.name')} required span={12} />
        <Fields.TextField name="email_address" type="email" label={t('carecenter.email')} required span={12} />
      </FormSection>
    </FormDialog>
  );
}

/** Error at the address field of the new-member form. */
const refusedAddress = (messageKey: string): ApiProblem =>
  new ApiProblem({
    status: 422,
    code: 'validation',
    messageKey: 'problem.validation',
    fields: [{ field: 'email_address', messageKey }],
    incidentId: '',
  });
