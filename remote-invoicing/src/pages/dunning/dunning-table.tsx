import { brusselsToday, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, idParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { Button, Page } from '@navette/shared/ui';
import { lazyDialog, Select } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction } from '@navette/shared/ui-table';
import { BellRing, CalendarRange, FileText, ListTree, ScrollText } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { OpenInvoicesDialog } from '../../entities/receivable/lazy-open-invoices.ts';
import type { PayerKind } from '../../entities/receivable/receivable-requests.ts';
import { OpenedSending } from '../../entities/sending/send-selection.tsx';
import { totalsOf } from '../../entities/totals.ts';
import { COLUMNS } from './dunning-columns.ts';
import { type DunningRow, type LetterType, useDunning } from './dunning-requests.ts';

const LettersDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './letters-dialog.tsx')).LettersDialog,
);
const SentLetterDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './sent-letter-dialog.tsx')).SentLetterDialog,
);
const PlanDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './plan-dialog.tsx')).PlanDialog,
);

const SEARCH = { show: choiceParam(['all', 'proposed'], 'all'), sending: idParam() };
const SORT = { column: 'next', descending: true } as const;
const THEN_BY = [
  { column: 'daysLate', descending: true },
  { column: 'name', descending: false },
] as const;
const PAGE_SIZES = [50, 20, 'all'] as const;
/** Most letters of one sending. */
const MOST = 500;

const keyOf = ({ payerId }: DunningRow) => payerId;
const nameOf = ({ name }: DunningRow) => name;
const sums = (rows: readonly DunningRow[], context: FormattingContext) =>
  totalsOf(
    [
      { id: 'late', label: messageKey('dunning.late'), euros: sumMoney(rows.map(({ late }) => late)) },
      { id: 'open', label: messageKey('dunning.open'), euros: sumMoney(rows.map(({ open }) => open)) },
    ],
    context,
  );

type Opened =
  | { readonly dialog: LetterType; readonly rows: readonly DunningRow[] }
  | { readonly dialog: 'invoices' | 'plan' | 'letter'; readonly row: DunningRow };

interface DunningTableProps {
  readonly kind: PayerKind;
  readonly chooser: ReactNode;
}

/** Payers with something late: letters are proposed, and sent when a person chooses them. */
export function DunningTable({ kind, chooser }: DunningTableProps): ReactNode {
  const t = useT();
  const query = useDunning(kind);
  const [{ show }, setSearch] = useSearchState(SEARCH);
  const mayInvoice = useCan('invoicing');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { data } = query;
  const proposed = data?.filter((row) => row.proposed).length ?? 0;
  const rows = useMemo(() => (show === 'all' ? data : data?.filter(({ proposed }) => proposed)), [data, show]);
  const rowActions = useRowActions(kind, mayInvoice, setOpened);
  const selectionActions = useCallback(
    (chosen: readonly DunningRow[], clear: () => void) => (
      <SelectionButtons
        kind={kind}
        rows={chosen}
        onOpen={(dialog) => {
          setOpened({ dialog, rows: chosen });
          clear();
        }}
      />
    ),
    [kind],
  );
  const onSending = (sending: number) => {
    close();
    setSearch({ sending });
  };
  return (
    <Page title={t('dunning.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId={`dunning-${kind}`}
        label={t('dunning.title')}
        columns={COLUMNS[kind]}
        rows={rows}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={sums}
        emptyText={t(show === 'all' ? 'dunning.empty' : 'dunning.empty.proposed')}
        csvName={kind === 'client' ? 'reminders_clients' : 'reminders_insurers'}
        filtered={show !== 'all'}
        onClearFilters={() => setSearch({ show: 'all' })}
        {...(show !== 'all' && { paperNote: t('dunning.show.proposed', { count: proposed }) })}
        rowActions={rowActions}
        onOpen={(row) => setOpened({ dialog: 'invoices', row })}
        {...(mayInvoice && { selectionActions })}
        filters={
          <>
            {chooser}
            <Select
              aria-label={t('dunning.show')}
              value={show}
              onChange={(next) => setSearch({ show: next })}
              options={[
                { value: 'all', label: t('dunning.show.all') },
                { value: 'proposed', label: t('dunning.show.proposed', { count: proposed }) },
              ]}
            />
          </>
        }
      />
      <OpenedSending />
      {opened && 'rows' in opened && (
        <LettersDialog
          kind={kind}
          type={opened.dialog}
          payers={opened.rows.map(({ payerId }) => payerId)}
          onClose={close}
          onSending={onSending}
        />
      )}
      {opened && 'row' in opened && opened.dialog === 'invoices' && (
        <OpenInvoicesDialog
          kind={kind}
          payerId={opened.row.payerId}
          name={opened.row.name}
          date={brusselsToday()}
          onClose={close}
        />
      )}
      {opened && 'row' in opened && opened.dialog === 'plan' && (
        <PlanDialog clientId={opened.row.payerId} name={opened.row.name} onClose={close} />
      )}
      {opened && 'row' in opened && opened.dialog === 'letter' && opened.row.letter && (
        <SentLetterDialog
          letter={opened.row.letter}
          name={opened.row.name}
          channel={opened.row.channel}
          onClose={close}
          onSending={onSending}
        />
      )}
    </Page>
  );
}

interface SelectionButtonsProps {
  readonly kind: PayerKind;
  readonly rows: readonly DunningRow[];
  readonly onOpen: (type: LetterType) => void;
}

/** Opens the preview of the letters to the chosen payers. */
function SelectionButtons({ kind, rows, onOpen }: SelectionButtonsProps): ReactNode {
  const t = useT();
  const proposed = rows.filter((row) => row.proposed).length;
  const tooMany = rows.length > MOST ? t('invoice.pdfs.most', { max: MOST }) : undefined;
  return (
    <>
      <Button
        icon={<BellRing aria-hidden />}
        disabled={proposed === 0 || tooMany !== undefined}
        title={tooMany ?? (proposed === 0 ? t('dunning.none') : undefined)}
        onClick={() => onOpen('reminder')}
      >
        {t('dunning.remind', { count: proposed })}
      </Button>
      {kind === 'insurance' && (
        <Button
          icon={<ScrollText aria-hidden />}
          disabled={rows.length === 0 || tooMany !== undefined}
          title={tooMany}
          onClick={() => onOpen('statement')}
        >
          {t('dunning.statement', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

/** Actions of a payer; letters and plans for users with the permission. */
function useRowActions(
  kind: PayerKind,
  mayInvoice: boolean,
  open: (opened: Opened) => void,
): (row: DunningRow) => readonly RowAction[] {
  const t = useT();
  return useCallback(
    (row) => {
      const letter: RowAction = {
        id: 'remind',
        label: t('late.remind'),
        icon: <BellRing aria-hidden />,
        inline: true,
        disabled: row.proposed ? undefined : t('dunning.none'),
        onSelect: () => open({ dialog: 'reminder', rows: [row] }),
      };
      const statement: RowAction = {
        id: 'statement',
        label: t('dunning.statement.open'),
        icon: <ScrollText aria-hidden />,
        onSelect: () => open({ dialog: 'statement', rows: [row] }),
      };
      const plan: RowAction = {
        id: 'plan',
        label: t('plan.new'),
        icon: <CalendarRange aria-hidden />,
        inline: true,
        onSelect: () => open({ dialog: 'plan', row }),
      };
      const last: RowAction = {
        id: 'letter',
        label: t('dunning.letter.show'),
        icon: <FileText aria-hidden />,
        onSelect: () => open({ dialog: 'letter', row }),
      };
      return [
        ...(mayInvoice ? [letter] : []),
        {
          id: 'invoices',
          label: t('aged.open'),
          icon: <ListTree aria-hidden />,
          inline: true,
          onSelect: () => open({ dialog: 'invoices', row }),
        },
        ...(mayInvoice && kind === 'client' ? [plan] : []),
        ...(mayInvoice && kind === 'insurance' ? [statement] : []),
        ...(row.letter ? [last] : []),
      ];
    },
    [t, kind, mayInvoice, open],
  );
}
