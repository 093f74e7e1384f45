import { statementDocument, statementName } from '@navette/shared/document';
import { type DateRange, personName, brusselsToday, creditNoteNumber, invoiceNumber } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Stack, Toolbar } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useMemo, useState, type ReactNode } from 'react';
import { DocumentDialog } from '../document-dialog.tsx';
import { statementMail } from '../mailing/mailed-document.ts';
import {
  statementMailing,
  statementPdf,
  useStatement,
  type StatementLoad,
  type StatementEntry,
} from './statement-requests.ts';
import { DateRangeInput } from '@navette/shared/ui-form';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';

interface StatementDialogProps {
  readonly clientId: number;
  /** Last and first name, for the title while it loads. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Statement of account of a client: its document, to print, to save as PDF and to send, and its movements as a list. */
export function StatementDialog({ clientId, name, onClose }: StatementDialogProps): ReactNode {
  const t = useT();
  const [range, setRange] = useState<DateRange | null>(null);
  const asked = { clientId, ...(range && { startDate: range.start, endDate: range.end }) };
  const query = useStatement(asked);
  const { data } = query;
  return (
    <DocumentDialog
      title={t('statement.title', { name: data ? personName(data, 'list') : name })}
      query={query}
      paperOf={statementDocument}
      mailing={statementMailing(asked)}
      mailOf={statementMail}
      id={clientId}
      pdf={() => statementPdf(asked)}
      fileName={data ? statementName(data).fileName : ''}
      onClose={onClose}
      above={<StatementPeriod range={range} onChange={setRange} />}
      list={{
        tabs: t('statement.parts'),
        label: t('statement.movements'),
        render: () => <StatementMovements query={query} />,
      }}
    />
  );
}

/** The year up to today: the most common period. */
const thisYear = (): DateRange => {
  const today = brusselsToday();
  return { start: `${today.slice(0, 4)}-01-01`, end: today };
};

interface StatementPeriodProps {
  /** Null for all movements. */
  readonly range: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
}

/** Period of a statement of account: all days, or two dates. */
function StatementPeriod({ range, onChange }: StatementPeriodProps): ReactNode {
  const t = useT();
  return (
    <Toolbar role="group" aria-label={t('statement.period')}>
      <Checkbox checked={range === null} onChange={(isAll) => onChange(isAll ? null : thisYear())}>
        {t('shared.allDates')}
      </Checkbox>
      {range && <DateRangeInput label={t('statement.period')} value={range} onChange={onChange} />}
    </Toolbar>
  );
}

const SORT = { column: 'place', descending: false } as const;
const PAGE_SIZES = [20, 'all'] as const;
const keyOf = ({ place }: PlacedEntry) => place;

/** Movements of a statement of account as a list, to search and to export as CSV. */
function StatementMovements({ query }: { readonly query: StatementLoad }): ReactNode {
  const t = useT();
  const { data } = query;
  const rows = useMemo(() => data?.entries.map((entry, place): PlacedEntry => ({ ...entry, place })), [data]);
  return (
    <Stack gap="3">
      <DataTable
        tableId="statement"
        label={t('statement.movements')}
        columns={statementColumns}
        rows={rows}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize="all"
        csvName={`statement_${data?.clientId ?? ''}`}
        emptyText={t('statement.empty')}
        address="none"
      />
    </Stack>
  );
}

/** A movement with its index, so that the server's order is kept. */
interface PlacedEntry extends StatementEntry {
  readonly place: number;
}

const TYPES = {
  invoice: messageKey('statement.type.invoice'),
  creditNote: messageKey('statement.type.creditNote'),
  payment: messageKey('statement.type.payment'),
  refund: messageKey('statement.type.refund'),
  reversal: messageKey('statement.type.reversal'),
  credit: messageKey('statement.type.credit'),
  creditUse: messageKey('statement.type.creditUse'),
  closed: messageKey('statement.type.closed'),
} as const;

const statementColumns: readonly TableColumn<PlacedEntry>[] = [
  {
    id: 'place',
    header: messageKey('statement.place'),
    kind: 'id',
    value: ({ place }) => place,
    hidden: true,
    csv: false,
  },
  { id: 'date', header: messageKey('statement.date'), kind: 'date', value: ({ date }) => date, fixed: true },
  {
    id: 'type',
    header: messageKey('statement.type'),
    value: ({ type }) => type,
    text: ({ type }, { t }) => t(TYPES[type]),
  },
  {
    id: 'number',
    header: messageKey('statement.number'),
    value: ({ number }) => number,
    text: ({ type, number }) =>
      type === 'creditNote' ? creditNoteNumber(number) : type === 'credit' ? '' : invoiceNumber(number),
    whole: true,
  },
  {
    id: 'invoiceId',
    header: messageKey('statement.invoice'),
    value: ({ invoiceId }) => invoiceId,
    text: ({ type, invoiceId }) => (type === 'credit' ? '' : invoiceNumber(invoiceId)),
    whole: true,
  },
  { id: 'amount', header: messageKey('statement.amount'), kind: 'money', value: ({ amount }) => amount },
  {
    id: 'balance',
    header: messageKey('statement.balance'),
    kind: 'money',
    value: ({ balance }) => balance,
    fixed: true,
  },
];
