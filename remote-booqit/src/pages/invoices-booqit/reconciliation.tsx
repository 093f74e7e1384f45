import type { components } from '@navette/openapi/types';
import type { ReconciliationReason } from '@navette/openapi/enums';
import { $api } from '@navette/shared/api';
import { sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Switch } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { flagParam, useSearchState } from '@navette/shared/router';
import { useMemo, type ReactNode } from 'react';

type Line = components['schemas']['ReconciliationLine'];

const REASONS: Readonly<Record<ReconciliationReason, string>> = {
  missingBooking: messageKey('reconcile.missingBooking'),
  missingPart: messageKey('reconcile.missingPart'),
  notDriven: messageKey('reconcile.notDriven'),
  distance: messageKey('reconcile.distance'),
  tariff: messageKey('reconcile.tariff'),
  patientShare: messageKey('reconcile.patientShare'),
  wait: messageKey('reconcile.wait'),
  unknownTransport: messageKey('reconcile.unknownTransport'),
  other: messageKey('reconcile.other'),
};
/** `all`: also the lines that agree. */
const SEARCH = { all: flagParam() };
const SORT = { column: 'date', descending: false } as const;
const PAGE_SIZES = ['all', 20] as const;
const COLUMNS: readonly TableColumn<Line>[] = [
  {
    id: 'transportId',
    header: messageKey('transport.id'),
    value: ({ transportId }) => transportId,
    whole: true,
    fixed: true,
  },
  { id: 'date', header: messageKey('transport.date'), kind: 'date', value: ({ date }) => date, fixed: true },
  { id: 'passenger', header: messageKey('transport.passenger'), value: ({ passenger }) => passenger, grow: 2 },
  { id: 'bookings', header: messageKey('differences.booking'), value: ({ bookingIds }) => bookingIds.join(', ') },
  {
    id: 'platform',
    header: messageKey('reconcile.platform'),
    kind: 'amount',
    value: ({ platform }) => platform,
    fixed: true,
  },
  { id: 'ours', header: messageKey('reconcile.ours'), kind: 'amount', value: ({ ours }) => ours, fixed: true },
  {
    id: 'difference',
    header: messageKey('reconcile.difference'),
    kind: 'amount',
    value: ({ difference }) => difference,
    fixed: true,
  },
  {
    id: 'reasons',
    header: messageKey('reconcile.reasons'),
    value: ({ reasons }) => reasons.join(' '),
    text: ({ reasons }, { t }) => reasons.map((reason) => t(REASONS[reason])).join(', '),
    csv: ({ reasons }, { t }) => reasons.map((reason) => t(REASONS[reason])).join(', '),
    grow: 3,
    groups: true,
  },
];
const keyOf = ({ transportId }: Line) => transportId;
const totalsOf = (rows: readonly Line[], { t, formats }: FormattingContext) => [
  {
    id: 'difference',
    label: t('reconcile.difference'),
    value: formats.formatMoney(sumMoney(rows.map(({ difference }) => difference))),
  },
];

/** An invoice of the platform line by line: its amount, ours, and the reasons for the difference. The export has the shown lines. */
export function Reconciliation({ invoiceNumber }: { readonly invoiceNumber: string }): ReactNode {
  const t = useT();
  const [{ all }, setSearch] = useSearchState(SEARCH);
  const differing = !all;
  const query = $api.useQuery(
    'post',
    '/service/booqit/reconciliation',
    { body: { invoiceNumber } },
    { meta: { failure: 'inPlace' } },
  );
  const { data } = query;
  const rows = useMemo(
    () => (differing ? data?.filter(({ difference }) => difference !== 0) : data),
    [data, differing],
  );
  return (
    <DataTable
      tableId="booqit-reconciliation"
      address="none"
      label={t('reconcile.title')}
      columns={COLUMNS}
      rows={rows}
      load={query}
      rowKey={keyOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      totals={totalsOf}
      csvName={`reconciliation-${invoiceNumber}`}
      emptyText={t(differing ? 'reconcile.none' : 'transport.empty')}
      filters={
        <Switch checked={differing} onChange={(only) => setSearch({ all: !only })}>
          {t('reconcile.differing')}
        </Switch>
      }
    />
  );
}
