import type { InvoiceKind } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { keepFocus, focusGivenBack, useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import {
  DataTable,
  type DataTableProps,
  type FormattingContext,
  type TableHandle,
  type RowAction,
} from '@navette/shared/ui-table';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { leftOutColumns, lineTotals } from './columns.ts';
import { type LeftOut, type useMonthEnd, refreshMonthEnd } from './month-end-requests.ts';
import { useCan } from '@navette/shared/session';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarDays, MapPinPen } from 'lucide-react';

const totalsOf = (found: readonly LeftOut[], context: FormattingContext) =>
  lineTotals(
    found.map(({ line }) => line),
    context,
  );
const keyOf = ({ line }: LeftOut) => line.id;
const SORT = { column: 'reasons', descending: false } as const;
const THEN_BY = [
  { column: 'date', descending: false },
  { column: 'time', descending: false },
] as const;
const PAGE_SIZES = [10, 20, 'all'] as const;

interface LeftOutTableProps {
  readonly kind: InvoiceKind;
  readonly query: ReturnType<typeof useMonthEnd>;
  /** Selection named on a printed list. */
  readonly paper: Pick<DataTableProps<LeftOut>, 'period' | 'paperNote'>;
  /** Number of bookings selected despite the checklist. */
  readonly chosen: number;
  readonly onChoose: (bookings: readonly number[]) => void;
  readonly onReset: () => void;
}

/** Skipped bookings with their reasons and links to fix them; those with checklist faults only can be selected. */
export function LeftOutTable({ kind, query, paper, chosen, onChoose, onReset }: LeftOutTableProps): ReactNode {
  const t = useT();
  const table = useRef<TableHandle>(null);
  // The row of a fixed booking disappears, and the focus with it.
  const focusList = useCallback(() => {
    if (document.activeElement === document.body) table.current?.focus();
    // The list is empty.
    keepFocus();
  }, []);
  const columns = useMemo(() => leftOutColumns(kind), [kind]);
  const actionsOf = useLeftOutActions(kind, focusList);
  const reset = () => {
    onReset();
    table.current?.focus();
  };
  const chooseSome = (rows: readonly LeftOut[], clear: () => void) => {
    const choosable = rows.filter((row) => row.choosable).map(({ line }) => line.id);
    return (
      <Button
        disabled={choosable.length === 0}
        onClick={() => {
          clear();
          onChoose(choosable);
        }}
      >
        {t('monthEnd.choose', { count: choosable.length })}
      </Button>
    );
  };
  return (
    <DataTable
      ref={table}
      {...paper}
      tableId="month-end-left-out"
      address="none"
      label={t('monthEnd.leftOut')}
      columns={columns}
      rows={query.data?.leftOut}
      load={query}
      rowKey={keyOf}
      rowName={({ line }) => t('wallet.booking', { id: line.id })}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      totals={totalsOf}
      csvName="month-end-left-out"
      emptyText={t('monthEnd.leftOut.empty')}
      groupable
      {...(actionsOf && { rowActions: actionsOf, onOpen: (row: LeftOut) => actionsOf(row)[0]?.onSelect() })}
      selectionActions={chooseSome}
      tools={chosen > 0 && <Button onClick={reset}>{t('monthEnd.reset', { count: chosen })}</Button>}
    />
  );
}

/** Record of the payer, for a missing address: required page and dialog. A settlement needs no address. */
const PAYERS = {
  client: { dialog: 'masterdata/client@1', page: 'client', label: messageKey('monthEnd.open.client') },
  insurance: { dialog: 'masterdata/insurance@1', page: 'insurances', label: messageKey('monthEnd.open.insurance') },
  driver: undefined,
} as const satisfies Readonly<Record<InvoiceKind, object | undefined>>;

const lacksAddress = ({ line }: LeftOut) => line.reasons.includes('noAddress');

/**
 * Actions for a skipped booking: its form, and the record of a payer without address.
 * @param onMended called when the preview was refetched: the row may be gone
 * @returns undefined for a user who may open neither
 */
function useLeftOutActions(
  kind: InvoiceKind,
  onMended: () => void,
): ((row: LeftOut) => readonly RowAction[]) | undefined {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const openDialog = useOpenDialog();
  const openBooking = useOpenBooking();
  const payer = PAYERS[kind];
  const mayBook = useCan('booking');
  const mayMend = useCan(payer ? payer.page : []);
  const actionsOf = useCallback(
    (row: LeftOut) => {
      const { payerId: id, payer: name, line } = row;
      const readAgain = async () => {
        await refreshMonthEnd(cache);
        await focusGivenBack();
        onMended();
      };
      const complete = async () => {
        if (await openBooking(line.id)) await readAgain();
      };
      const address = (dialog: NonNullable<typeof payer>['dialog']) =>
        openDialog(dialog, { id }).then(readAgain, (error: unknown) =>
          toast.failure(t('monthEnd.open.failed', { name }), error),
        );
      return [
        ...(payer && mayMend && lacksAddress(row)
          ? [
              {
                id: 'payer',
                label: t(payer.label),
                icon: <MapPinPen aria-hidden />,
                inline: true,
                onSelect: () => void address(payer.dialog),
              },
            ]
          : []),
        ...(mayBook
          ? [
              {
                id: 'booking',
                label: t('monthEnd.open.booking'),
                icon: <CalendarDays aria-hidden />,
                inline: true,
                onSelect: () => void complete(),
              },
            ]
          : []),
      ];
    },
    [cache, mayBook, mayMend, onMended, openBooking, openDialog, payer, t, toast],
  );
  return mayBook || mayMend ? actionsOf : undefined;
}
