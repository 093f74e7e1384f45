import { useT, messageKey } from '@navette/shared/i18n';
import { choiceParam, useSearchState, useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { SegmentedControl, Select } from '@navette/shared/ui-overlay';
import { type ReactNode, useCallback, useMemo, useState, type ComponentProps } from 'react';
import { type RowAction, DataTable } from '@navette/shared/ui-table';
import { Eye, BellRing, Printer, ScrollText } from 'lucide-react';
import { useAccountActions, type AccountActions } from '../../entities/account/use-account-actions.tsx';
import {
  lateInsurerColumns,
  lateColumns,
  lateName,
  type LateInsuranceInvoice,
  useLateInsuranceInvoices,
  type LateInvoice,
  useLateInvoices,
} from './late-columns.ts';
import { RecallLevel, LATE_BUCKETS } from '@navette/shared/domain';
import { Button, Page } from '@navette/shared/ui';
import { StatementDialog } from '../../entities/account/lazy-statement-dialog.ts';
import { OpenedSending, SendSelection } from '../../entities/sending/send-selection.tsx';
import { RemindDialog, useSaveLetters } from './remind-dialog.tsx';
import { sumOf } from '../../entities/totals.ts';
import type { ListQuery } from '../../entities/wallet/wallet-kind.ts';

const SEARCH = { of: choiceParam(['clients', 'insurers'], 'clients') };

/** Late payers: clients, and insurers for users who see their invoices. */
export default function LateInvoicesPage(): ReactNode {
  const t = useT();
  const [{ of }, setSearch] = useSearchState(SEARCH);
  if (!useCan('invoiceInsurance')) return <LateClients chooser={null} />;
  const chooser = (
    <SegmentedControl
      label={t('late.of')}
      value={of}
      onChange={(next) => setSearch({ of: next })}
      segments={[
        { value: 'clients', label: t('late.of.clients') },
        { value: 'insurers', label: t('late.of.insurers') },
      ]}
    />
  );
  return of === 'clients' ? <LateClients chooser={chooser} /> : <LateInsurers chooser={chooser} />;
}

interface LateInsurersProps {
  /** Switch between payers. */
  readonly chooser: ReactNode;
}

/** Late insurers. They have no reminder levels: an invoice is opened to be sent again. */
function LateInsurers({ chooser }: LateInsurersProps): ReactNode {
  const t = useT();
  const query = useLateInsuranceInvoices();
  const { actionsOf, dialog } = useAccountActions();
  const navigate = useNavigate();
  const open = useCallback(
    ({ id, date }: LateInsuranceInvoice) => void navigate(`/invoiceInsurance?from=${date}&to=${date}&id=${id}`),
    [navigate],
  );
  const rowActions = useCallback(
    (invoice: LateInsuranceInvoice): readonly RowAction[] => [
      {
        id: 'view',
        label: t('invoice.view'),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => open(invoice),
      },
      ...actionsOf({ kind: 'insurance', invoiceId: invoice.id }),
    ],
    [t, open, actionsOf],
  );
  return (
    <LateTable
      tableId="lateInsuranceInvoices"
      query={query}
      columns={lateInsurerColumns}
      rowName={({ name }) => name ?? ''}
      csvName="late_insurance_invoices"
      chooser={chooser}
      rowActions={rowActions}
      onOpen={open}
    >
      {dialog}
    </LateTable>
  );
}

interface LateClientsProps {
  /** Switch between payers, if there are several. */
  readonly chooser: ReactNode;
}

/** Late clients, and the reminders allowed by law. */
function LateClients({ chooser }: LateClientsProps): ReactNode {
  const query = useLateInvoices();
  const mayInvoice = useCan('invoicing');
  const [opened, setOpened] = useState<OpenedInvoices>();
  const account = useAccountActions();
  const actions = useLateActions(setOpened, account.actionsOf);
  const selectionActions = useCallback(
    (invoices: readonly LateInvoice[]) => (
      <SelectionButtons invoices={invoices} onRemind={() => setOpened({ dialog: 'remind', invoices })} />
    ),
    [],
  );
  return (
    <LateTable
      tableId="lateInvoices"
      query={query}
      columns={lateColumns}
      rowName={lateName}
      csvName="late_invoices"
      chooser={chooser}
      rowActions={actions}
      onOpen={(invoice) => setOpened({ dialog: 'statement', invoices: [invoice] })}
      {...(mayInvoice && { selectionActions })}
    >
      {account.dialog}
      <OpenedSending />
      {opened && <OpenedDialog opened={opened} late={query.data} onClose={() => setOpened(undefined)} />}
    </LateTable>
  );
}

interface SelectionButtonsProps {
  readonly invoices: readonly LateInvoice[];
  readonly onRemind: () => void;
}

/** Reminds the selected invoices, or prints the letters of their current levels again. */
function SelectionButtons({ invoices, onRemind }: SelectionButtonsProps): ReactNode {
  const t = useT();
  const { save, isPending } = useSaveLetters();
  const letters = invoices.flatMap(({ id: invoiceId, recall }) =>
    recall === RecallLevel.none ? [] : [{ invoiceId, level: recall }],
  );
  return (
    <>
      <Button icon={<BellRing aria-hidden />} onClick={onRemind}>
        {t('late.remind')}
      </Button>
      <SendSelection kind="client" letters invoices={invoices.map(({ id }) => id)} />
      <Button
        icon={<Printer aria-hidden />}
        loading={isPending}
        disabled={letters.length === 0}
        title={t(letters.length === 0 ? 'late.letters.none' : 'late.letters.hint')}
        onClick={() => save(letters)}
      >
        {t('late.letters', { count: letters.length })}
      </Button>
    </>
  );
}

interface OpenedDialogProps {
  readonly opened: OpenedInvoices;
  /** Current state of the late invoices. */
  readonly late: readonly LateInvoice[] | undefined;
  readonly onClose: () => void;
}

function OpenedDialog({ opened: { dialog, invoices }, late = invoices, onClose }: OpenedDialogProps): ReactNode {
  const chosen = useMemo(() => new Set(invoices.map(({ id }) => id)), [invoices]);
  const current = useMemo(() => late.filter(({ id }) => chosen.has(id)), [late, chosen]);
  if (dialog === 'remind') return <RemindDialog invoices={current} onClose={onClose} onReminded={onClose} />;
  const [invoice] = invoices;
  if (!invoice) return null;
  return <StatementDialog clientId={invoice.clientId} name={lateName(invoice)} onClose={onClose} />;
}

interface OpenedInvoices {
  readonly dialog: 'remind' | 'statement';
  readonly invoices: readonly LateInvoice[];
}

/** Actions of a late invoice; reminders for users with the permission. */
function useLateActions(
  open: (opened: OpenedInvoices) => void,
  actionsOf: AccountActions['actionsOf'],
): (invoice: LateInvoice) => readonly RowAction[] {
  const t = useT();
  const mayInvoice = useCan('invoicing');
  return useCallback(
    (invoice) => {
      const action = (dialog: OpenedInvoices['dialog']) => () => open({ dialog, invoices: [invoice] });
      const remind = {
        id: 'remind',
        label: t('late.remind'),
        icon: <BellRing aria-hidden />,
        inline: true,
        onSelect: action('remind'),
      };
      const statement = {
        id: 'statement',
        label: t('late.statement'),
        icon: <ScrollText aria-hidden />,
        inline: true,
        onSelect: action('statement'),
      };
      return [...(mayInvoice ? [remind] : []), statement, ...actionsOf({ kind: 'client', invoiceId: invoice.id })];
    },
    [t, mayInvoice, open, actionsOf],
  );
}

const LATE_SEARCH = { late: choiceParam(LATE_BUCKETS, 0) };
const SORT = { column: 'daysLate', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: false }] as const;
const PAGE_SIZES = [20, 50, 'all'] as const;

interface Late {
  readonly id: number;
  readonly daysLate: number;
  readonly open: number;
}

const keyOf = ({ id }: Late) => id;

const totalsOf = sumOf<Late>('open', messageKey('late.total'), ({ open }) => open);

interface LateTableProps<Row extends Late> extends Pick<
  ComponentProps<typeof DataTable<Row>>,
  'tableId' | 'columns' | 'rowName' | 'csvName' | 'rowActions' | 'onOpen' | 'selectionActions'
> {
  readonly query: ListQuery<Row>;
  /** Switch between payers, if there are several. */
  readonly chooser: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** Late invoices of clients or of insurers, the latest first, from a minimum number of days. */
function LateTable<Row extends Late>({ query, chooser, children, ...table }: LateTableProps<Row>): ReactNode {
  const t = useT();
  const [{ late }, setSearch] = useSearchState(LATE_SEARCH);
  const { data } = query;
  const rows = useMemo(() => data?.filter(({ daysLate }) => daysLate >= late), [data, late]);
  return (
    <Page title={t('late.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        {...table}
        label={t('late.title')}
        rows={rows}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        emptyText={t('late.empty')}
        {...(late !== 0 && { paperNote: t('late.bucket.from', { days: late }) })}
        filtered={late !== 0}
        onClearFilters={() => setSearch({ late: 0 })}
        filters={
          <>
            {chooser}
            <Select
              aria-label={t('late.filter')}
              value={late}
              onChange={(chosen) => setSearch({ late: chosen })}
              options={LATE_BUCKETS.map((value) => ({ value, label: t('late.bucket.from', { days: value }) }))}
            />
          </>
        }
      />
      {children}
    </Page>
  );
}
