import { LATE_BUCKETS, RecallLevel, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { Button, Page } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type TableTotal } from '@navette/shared/ui-table';
import { BellRing, Printer } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { StatementDialog } from '../../entities/account/statement/statement-dialog.tsx';
import { useAccountActions } from '../../entities/account/use-account-actions.tsx';
import { lateColumns, lateName } from './late-columns.ts';
import { type LateInvoice, useLateInvoices } from './late-requests.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { useSaveLetters } from './use-save-letters.ts';
import { type OpenedInvoices, useLateActions } from './use-late-actions.tsx';

const SEARCH = { late: choiceParam(LATE_BUCKETS, 0) };
const SORT = { column: 'daysLate', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: false }] as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const keyOf = ({ id }: LateInvoice) => id;

const totalsOf = (found: readonly LateInvoice[], { t, formats }: FormattingContext): TableTotal[] => [
  {
    id: 'open',
    label: t(messageKey('late.total')),
    value: formats.formatMoney(sumMoney(found.map(({ open }) => open))),
  },
];

/** Who is late by how much, and the reminders that the law allows. */
export function LateInvoicesPage(): ReactNode {
  const t = useT();
  const query = useLateInvoices();
  const mayInvoice = useCan('invoicing');
  const [{ late }, setSearch] = useSearchState(SEARCH);
  const { data } = query;
  const rows = useMemo(() => data?.filter(({ daysLate }) => daysLate >= late), [data, late]);
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
    <Page title={t('late.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId="lateInvoices"
        label={t('late.title')}
        columns={lateColumns}
        rows={rows}
        load={query}
        rowKey={keyOf}
        rowName={lateName}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        csvName="late_invoices"
        emptyText={t('late.empty')}
        filtered={late !== 0}
        onClearFilters={() => setSearch({ late: 0 })}
        rowActions={actions}
        onOpen={(invoice) => setOpened({ dialog: 'statement', invoices: [invoice] })}
        {...(mayInvoice && { selectionActions })}
        filters={
          <Select
            aria-label={t('late.filter')}
            value={late}
            onChange={(chosen) => setSearch({ late: chosen })}
            options={LATE_BUCKETS.map((value) => ({ value, label: t('late.bucket.from', { days: value }) }))}
          />
        }
      />
      {account.dialog}
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

interface SelectionButtonsProps {
  readonly invoices: readonly LateInvoice[];
  readonly onRemind: () => void;
}

/** Reminds the selected invoices, or prints once more the letters of the levels on which they stand. */
function SelectionButtons({ invoices, onRemind }: SelectionButtonsProps): ReactNode {
  const t = useT();
  const save = useSaveLetters();
  const letters = invoices.flatMap(({ id: invoiceId, recall }) =>
    recall === RecallLevel.none ? [] : [{ invoiceId, level: recall }],
  );
  return (
    <>
      <Button icon={<BellRing aria-hidden />} onClick={onRemind}>
        {t('late.remind')}
      </Button>
      <Button
        icon={<Printer aria-hidden />}
        disabled={letters.length === 0}
        title={letters.length === 0 ? t('late.letters.none') : undefined}
        onClick={() => void save(letters)}
      >
        {t('late.letters', { count: letters.length })}
      </Button>
    </>
  );
}

interface OpenedDialogProps {
  readonly opened: OpenedInvoices;
  readonly onClose: () => void;
}

function OpenedDialog({ opened: { dialog, invoices }, onClose }: OpenedDialogProps): ReactNode {
  const [invoice] = invoices;
  if (!invoice) return null;
  if (dialog === 'remind') return <RemindDialog invoices={invoices} onClose={onClose} onReminded={onClose} />;
  return <StatementDialog clientId={invoice.clientId} name={lateName(invoice)} onClose={onClose} />;
}
