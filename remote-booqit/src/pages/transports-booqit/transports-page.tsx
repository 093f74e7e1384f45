import { addDays, PLATFORM_TAGS, type PlatformTag, QUICK_TAGS } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { choicesParam, numberParam, useSearchState } from '@navette/shared/router';
import { Page, Button, Stack } from '@navette/shared/ui';
import { PeriodFilter, periodSearch, usePeriod } from '@navette/shared/ui-form';
import { SegmentedControl, Popover, Switch } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction } from '@navette/shared/ui-table';
import { Pencil, Tags } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { PlatformNotices } from '../../entities/platform/platform-notices.tsx';
import { useTransportDialog } from '../../entities/transport/details/use-transport-dialog.tsx';
import { passengerName, transportColumns } from '../../entities/transport/transport-columns.ts';
import { useTransports } from '../../entities/transport/transport-requests.ts';
import type { TransportRow } from '../../entities/transport/transport-row.ts';
import { transportTotals } from '../../entities/transport/transport-totals.ts';
import { useLinkedBookings } from '../../entities/use-linked-bookings.tsx';
import { KeptSearch } from '../../kept-search.tsx';
import { TAG_WORDS } from '../../entities/transport/status-words.ts';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

const PERIOD = periodSearch((today) => ({ start: today, end: addDays(today, 1) }));
const FILTERS = { tags: choicesParam(PLATFORM_TAGS), page: numberParam(1, { min: 1 }) };
const KEPT = ['from', 'to', 'tags'] as const;

const COLUMNS = transportColumns([
  'transportId',
  'date',
  'time',
  'passenger',
  'reason',
  'pickup',
  'dropOff',
  'price',
  'total',
]);
const keyOf = ({ key }: TransportRow) => key;
const nameOf = ({ transportId, passenger }: TransportRow) => `${transportId} ${passengerName(passenger)}`;
const fileDay = (date: string) => date.replaceAll('-', '');

type Quick = 'all' | keyof typeof QUICK_TAGS;

/** The quick filter of the selected tags; `custom` for any others. */
const quickOf = (tags: readonly PlatformTag[]): Quick | 'custom' => {
  if (tags.length === 0) return 'all';
  const same = (wanted: readonly PlatformTag[]) =>
    wanted.length === tags.length && wanted.every((tag) => tags.includes(tag));
  return same(QUICK_TAGS.notInvoiced) ? 'notInvoiced' : same(QUICK_TAGS.certificate) ? 'certificate' : 'custom';
};

/** Transports of the external platform in a period (specification/booqit.md#transports). Period and filters are in the URL. */
export function TransportsPage(): ReactNode {
  return (
    <KeptSearch name="transports" params={KEPT}>
      <Transports />
    </KeptSearch>
  );
}

function Transports(): ReactNode {
  const t = useT();
  const period = usePeriod(PERIOD);
  const [{ tags }, setSearch] = useSearchState(FILTERS);
  const setTags = (next: readonly PlatformTag[]) => setSearch({ tags: next, page: 1 });
  const { query, rows } = useTransports(period.range, tags);
  const quick = quickOf(tags);
  const { edit, dialog } = useLinkedBookings();
  const { viewAction, dialog: viewDialog } = useTransportDialog();
  const rowActions = useCallback(
    (row: TransportRow, { t: say }: FormattingContext): readonly RowAction[] => [
      viewAction(row.transportId),
      {
        id: 'edit',
        label: say('transports.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        onSelect: () => void edit(row.transportId),
      },
    ],
    [edit, viewAction],
  );
  return (
    <Page title={t('transports.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <PlatformNotices />
      <DataTable
        tableId="booqit-transports"
        label={t('transports.title')}
        columns={COLUMNS}
        rows={rows}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={transportTotals}
        rowActions={rowActions}
        tools={<TagsFilter tags={tags} onChange={setTags} />}
        csvName={`transports-${fileDay(period.range.start)}-${fileDay(period.range.end)}`}
        emptyText={t('transport.empty')}
        period={period}
        filtered={tags.length > 0}
        onClearFilters={() => setTags([])}
        filters={
          <>
            <PeriodFilter label={t('transports.period')} period={period} offersAll={false} />
            <SegmentedControl
              label={t('transports.quick')}
              value={quick === 'custom' ? 'all' : quick}
              onChange={(next: Quick) => setTags(next === 'all' ? [] : QUICK_TAGS[next])}
              segments={[
                { value: 'all', label: t('transports.quick.all') },
                { value: 'notInvoiced', label: t('transports.quick.notInvoiced') },
                { value: 'certificate', label: t('transports.quick.certificate') },
              ]}
            />
          </>
        }
      />
      {dialog}
      {viewDialog}
    </Page>
  );
}

interface TagsFilterProps {
  readonly tags: readonly PlatformTag[];
  readonly onChange: (tags: readonly PlatformTag[]) => void;
}

/** Filters of the platform, a switch each; transports must have all selected tags (specification/booqit.md#tags). */
function TagsFilter({ tags, onChange }: TagsFilterProps): ReactNode {
  const t = useT();
  return (
    <Popover
      title={t('transports.tags')}
      trigger={
        <Button icon={<Tags aria-hidden />}>
          {tags.length === 0 ? t('transports.tags') : t('transports.tags.count', { count: tags.length })}
        </Button>
      }
    >
      <Stack gap="2">
        {PLATFORM_TAGS.map((tag) => (
          <Switch
            key={tag}
            checked={tags.includes(tag)}
            onChange={(isOn) => onChange(isOn ? [...tags, tag] : tags.filter((other) => other !== tag))}
          >
            {t(TAG_WORDS[tag])}
          </Switch>
        ))}
      </Stack>
    </Popover>
  );
}
