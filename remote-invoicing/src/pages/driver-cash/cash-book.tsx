import { type DateRange, invoiceNumber, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Heading, useSingleKey } from '@navette/shared/ui';
import { useOnline } from '@navette/shared/api';
import { useRecordLog, useRemoveRecord } from '@navette/shared/ui-records';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { HandCoins, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { totalsOf } from '../../entities/totals.ts';
import { type CashLine, type DriverCash, type Handover, handovers, useCashLines } from './cash-requests.ts';
import { HandoverDialog } from './handover-form.tsx';

interface CashBookProps {
  readonly driverId: number;
  /** Figures of the driver; unknown while they load. */
  readonly row: DriverCash | undefined;
  readonly name: string;
  readonly period: { readonly range: DateRange; readonly isAll: boolean };
}

/** The cash book of a driver, with the handovers that can be added, changed and deleted. */
export function CashBook({ driverId, row, name, period }: CashBookProps): ReactNode {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const query = useCashLines(driverId, period.range);
  const [edited, setEdited] = useState<number | 'new'>();
  const { actions, remove } = useLineActions(setEdited, driverId);
  useSingleKey('n', offline === undefined ? () => setEdited('new') : undefined);
  const open = useCallback((line: CashLine) => line.type === 'handover' && setEdited(line.id ?? undefined), []);
  const title = t('driverCash.book', { name });
  return (
    <>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <DataTable
        tableId="driver-cash-book"
        address="none"
        label={title}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={({ type, id }) => t(TYPES[type], { id: id ?? 0 })}
        rowActions={actions}
        onOpen={open}
        onDelete={remove}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totals}
        emptyText={t('driverCash.book.empty')}
        csvName={`driver_cash_${driverId}`}
        period={period}
        paperNote={name}
        tools={
          <Button
            variant="solid"
            icon={<HandCoins aria-hidden />}
            disabled={offline !== undefined}
            onClick={() => setEdited('new')}
          >
            {t('handover.add')}
          </Button>
        }
      />
      {edited !== undefined && (
        <HandoverDialog
          driverId={driverId}
          id={edited === 'new' ? undefined : edited}
          {...(row && { balance: row.balance })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** The handover of a line; other lines are none. */
function handoverOf({ type, id, date, name, remark, amount }: CashLine, driverId: number): Handover | undefined {
  if (type !== 'handover' || id === null) return undefined;
  return { id, driverId, lastname: null, firstname: null, date, amount: -amount, receivedBy: name ?? '', remark };
}

/** Actions of a handover: change, delete with Undo, and its changes for readers of the log; other lines have none. */
function useLineActions(edit: (id: number) => void, driverId: number) {
  const removeRecord = useRemoveRecord(handovers);
  const log = useRecordLog(handovers.one.call, nameOfHandover);
  const isOnline = useOnline();
  const remove = useCallback(
    (line: CashLine) => {
      const record = handoverOf(line, driverId);
      if (record && isOnline) void removeRecord(record);
    },
    [driverId, isOnline, removeRecord],
  );
  const actions = useCallback(
    (line: CashLine, context: FormattingContext): readonly RowAction[] => {
      const record = handoverOf(line, driverId);
      if (!record) return [];
      return [
        {
          id: 'edit',
          label: context.t('shared.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          onSelect: () => edit(record.id),
        },
        ...log(record, context),
        {
          id: 'delete',
          label: context.t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          inline: true,
          danger: true,
          disabled: isOnline ? undefined : context.t('form.offline'),
          shortcut: 'Delete',
          onSelect: () => remove(line),
        },
      ];
    },
    [edit, driverId, remove, log, isOnline],
  );
  return { actions, remove };
}

const nameOfHandover = (record: Handover, context: FormattingContext) => handovers.nameOf(record, 'text', context);

/** Message keys of lines. */
const TYPES = {
  opening: messageKey('driverCash.line.opening'),
  trip: messageKey('driverCash.line.trip'),
  settlement: messageKey('driverCash.line.settlement'),
  handover: messageKey('driverCash.line.handover'),
} as const satisfies Record<CashLine['type'], string>;

const COLUMNS: readonly TableColumn<CashLine>[] = [
  { id: 'date', header: messageKey('handover.date'), kind: 'date', value: ({ date }) => date, groups: true },
  { id: 'time', header: messageKey('driverCash.time'), kind: 'time', value: ({ time }) => time, hideBelow: 1280 },
  {
    id: 'what',
    header: messageKey('driverCash.what'),
    value: ({ type, id }) => `${type} ${id ?? ''}`,
    text: ({ type, id }, { t }) =>
      t(TYPES[type], { id: type === 'settlement' ? invoiceNumber(id ?? 0) : String(id ?? '') }),
    csv: ({ type, id }, { t }) =>
      t(TYPES[type], { id: type === 'settlement' ? invoiceNumber(id ?? 0) : String(id ?? '') }),
    groups: ({ type }) => type,
    grow: 2,
    fixed: true,
  },
  { id: 'name', header: messageKey('driverCash.name'), value: ({ name }) => name, grow: 2 },
  { id: 'remark', header: messageKey('handover.remark'), value: ({ remark }) => remark, hideBelow: 1280 },
  {
    id: 'in',
    header: messageKey('driverCash.in'),
    kind: 'money',
    value: ({ amount }) => (amount > 0 ? amount : null),
  },
  {
    id: 'out',
    header: messageKey('driverCash.out'),
    kind: 'money',
    value: ({ amount }) => (amount < 0 ? -amount : null),
  },
  {
    id: 'balance',
    header: messageKey('driverCash.balance'),
    kind: 'money',
    value: ({ balance }) => balance,
    unsortable: true,
    fixed: true,
  },
];

const SORT = { column: 'date', descending: false } as const;
const PAGE_SIZES = ['all', 20, 50] as const;
const keyOf = ({ type, id }: CashLine) => `${type} ${id ?? ''}`;

const totals = (rows: readonly CashLine[], context: FormattingContext) =>
  totalsOf(
    [
      {
        id: 'in',
        label: messageKey('driverCash.in'),
        euros: sumMoney(rows.map(({ amount }) => Math.max(0, amount))),
      },
      {
        id: 'out',
        label: messageKey('driverCash.out'),
        euros: sumMoney(rows.map(({ amount }) => Math.max(0, -amount))),
      },
    ],
    context,
  );
