import { brusselsToday, type IsoDate, type TariffKind, validOn } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { dateParam, useSearchState } from '@navette/shared/router';
import { Button, HStack, Text } from '@navette/shared/ui';
import { DateInput, lazyDialog } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { CalendarClock, Percent } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  KIND_NAMES,
  type Tariff,
  tariffName,
  useTariffs,
  valuesText,
} from '../../../entities/tariff/tariff-requests.ts';

const VersionsDialog = lazyDialog(
  async () => (await import('../../../entities/tariff/versions-dialog.tsx')).VersionsDialog,
);
const IndexationDialog = lazyDialog(async () => (await import('./indexation-dialog.tsx')).IndexationDialog);

const SEARCH = { day: dateParam(brusselsToday) };
const SORT = { column: 'kind', descending: false } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
/** As wide as a date. */
const DATE = { '& > div': { flex: '0 0 8.5rem' } } as const;

/** A tariff on a day. */
interface TariffOnDay extends Tariff {
  readonly order: number;
  readonly on: Tariff['versions'][number] | undefined;
  readonly next: IsoDate | null;
}

const ORDER = Object.keys(KIND_NAMES);
const keyOf = ({ kind, ownerId }: Tariff) => `${kind} ${ownerId}`;

const columns: readonly TableColumn<TariffOnDay>[] = [
  {
    id: 'kind',
    header: messageKey('tariff.kind'),
    value: ({ order }) => order,
    text: ({ kind }, { t }) => t(KIND_NAMES[kind]),
    fixed: true,
  },
  { id: 'name', header: messageKey('tariff.name'), value: ({ name }) => name, grow: 2 },
  {
    id: 'values',
    header: messageKey('tariff.values'),
    value: ({ on }) => JSON.stringify(on?.values ?? null),
    text: ({ kind, on }, context) => (on ? valuesText(kind, on.values, context) : ''),
    grow: 3,
    fixed: true,
    unsortable: true,
  },
  { id: 'from', header: messageKey('tariff.validFrom'), value: ({ on }) => on?.validFrom ?? null, kind: 'date' },
  { id: 'next', header: messageKey('tariff.next'), value: ({ next }) => next, kind: 'date' },
];

/** All tariffs as they are on a day, with their versions and the indexation (specification/tariffs.md#versions). */
export function TariffsTab(): ReactNode {
  const t = useT();
  const query = useTariffs();
  const [{ day }, setSearch] = useSearchState(SEARCH);
  const [opened, setOpened] = useState<{ readonly kind: TariffKind; readonly ownerId: number }>();
  const [isIndexing, setIndexing] = useState(false);
  const rows = useMemo(() => query.data?.map((tariff) => onDay(tariff, day)), [query.data, day]);
  const actions = useCallback(
    (tariff: TariffOnDay): readonly RowAction[] => [
      {
        id: 'versions',
        label: t('tariff.open'),
        icon: <CalendarClock aria-hidden />,
        inline: true,
        onSelect: () => setOpened(tariff),
      },
    ],
    [t],
  );
  return (
    <>
      <Text tone="muted">{t('tariff.help')}</Text>
      <DataTable
        tableId="tariffs"
        label={t('tariff.list')}
        columns={columns}
        rows={rows}
        load={query}
        rowKey={keyOf}
        rowName={(tariff) => tariffName(tariff, t)}
        rowActions={actions}
        onOpen={setOpened}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        csvName="tariffs"
        paperNote={day}
        emptyText={t('tariff.empty')}
        filters={
          <HStack as="label" gap="2" whiteSpace="nowrap" css={DATE}>
            {t('tariff.on')}
            <DateInput
              label={t('tariff.on')}
              value={day}
              ahead
              onChange={(next) => next !== null && setSearch({ day: next })}
              control={{ 'aria-label': t('tariff.on') }}
            />
          </HStack>
        }
        tools={
          <Button icon={<Percent aria-hidden />} onClick={() => setIndexing(true)}>
            {t('indexation.open')}
          </Button>
        }
      />
      {opened && <VersionsDialog kind={opened.kind} ownerId={opened.ownerId} onClose={() => setOpened(undefined)} />}
      {isIndexing && <IndexationDialog onClose={() => setIndexing(false)} />}
    </>
  );
}

const THEN_BY = [{ column: 'name', descending: false }] as const;

function onDay(tariff: Tariff, day: IsoDate): TariffOnDay {
  const coming = tariff.versions.flatMap(({ validFrom }) => (validFrom !== null && validFrom > day ? [validFrom] : []));
  return {
    ...tariff,
    order: ORDER.indexOf(tariff.kind),
    on: validOn(tariff.versions, day),
    next: coming.toSorted()[0] ?? null,
  };
}
