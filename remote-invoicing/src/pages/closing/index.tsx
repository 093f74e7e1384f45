import { brusselsToday, closingProposal, latestClosing, unlocks } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { dateParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { Button, Heading, HStack, Page, Stack, Toolbar } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Checklist } from './checklist.tsx';
import { type ClosedKind, type ClosingMove, KIND_NAMES, useChecklist, useClosing } from './closing-requests.ts';
import { moveColumns } from './move-columns.ts';
import { useMoveClosing } from './use-move-closing.tsx';

const SEARCH = { until: dateParam(() => closingProposal(brusselsToday())) };
const ALL = ['all'] as const;
const SIZES = [20, 50, 'all'] as const;
const KIND_SORT = { column: 'order', descending: false } as const;
const MOVE_SORT = { column: 'at', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: true }] as const;
const kindKey = ({ kind }: ClosedKind) => kind;
const moveKey = ({ id }: ClosingMove) => id;
/** As wide as a date. */
const DATE = { '& > div': { flex: '0 0 8.5rem' } } as const;

/** Lock dates of the accounts: the checklist, closing, reopening, and who moved what (specification/closing.md). */
export default function ClosingPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const mayReopen = useCan('unlock');
  const [{ until }, setSearch] = useSearchState(SEARCH);
  const [wrong, setWrong] = useState<string | null>(null);
  const closing = useClosing();
  const checklist = useChecklist(until);
  const { running, close, reopen } = useMoveClosing();
  const latest = latestClosing(brusselsToday());
  const late = until > latest ? t('validation.closing.future') : undefined;
  const blocked = running || wrong !== null || late !== undefined || !checklist.data || checklist.isPlaceholderData;
  const points = useMemo(() => checklist.data?.points ?? [], [checklist.data]);
  const rows = closing.data?.kinds;
  const behind = useMemo(() => rows?.filter((row) => row.until === null || row.until < until) ?? [], [rows, until]);
  const actions = useCallback(
    (row: ClosedKind): readonly RowAction[] => {
      if (blocked || row.until === until) return [];
      const kind = t(KIND_NAMES[row.kind]);
      const date = formatDate(until);
      if (!unlocks(row.until, until))
        return [
          {
            id: 'close',
            label: t('closing.close.one', { kind, date }),
            icon: <Lock aria-hidden />,
            inline: true,
            onSelect: () => void close([row], until, points),
          },
        ];
      return mayReopen
        ? [
            {
              id: 'reopen',
              label: t('closing.reopen', { kind, date }),
              icon: <LockOpen aria-hidden />,
              inline: true,
              danger: true,
              onSelect: () => void reopen(row, until),
            },
          ]
        : [];
    },
    [blocked, until, t, formatDate, close, points, mayReopen, reopen],
  );
  return (
    <Page
      title={t('closing.title')}
      onRefresh={() => void Promise.all([closing.refetch(), checklist.refetch()])}
      refreshing={closing.isFetching || checklist.isFetching}
    >
      <Stack flex="1" minHeight="0" gap="3" overflowY="auto">
        <Toolbar>
          <HStack as="label" gap="2" whiteSpace="nowrap" css={DATE}>
            {t('closing.until')}
            <DateInput
              label={t('closing.until')}
              value={until}
              max={latest}
              onChange={(day) => day !== null && setSearch({ until: day })}
              onUnparsed={setWrong}
              error={wrong ?? late}
              control={{ 'aria-label': t('closing.until') }}
            />
          </HStack>
          <Button
            variant="solid"
            icon={<Lock aria-hidden />}
            disabled={blocked || behind.length === 0}
            onClick={() => void close(behind, until, points)}
          >
            {t('closing.close.all', { count: behind.length, date: formatDate(until) })}
          </Button>
        </Toolbar>
        <Checklist query={checklist} until={until} />
        <DataTable
          tableId="closing"
          address="none"
          label={t('closing.kinds')}
          columns={kindColumns}
          rows={rows}
          load={closing}
          rowKey={kindKey}
          rowName={({ kind }) => t(KIND_NAMES[kind])}
          defaultSort={KIND_SORT}
          pageSizes={ALL}
          searchable={false}
          emptyText={t('closing.kinds')}
          rowActions={actions}
        />
        <Heading as="h2" size="md">
          {t('closing.moves')}
        </Heading>
        <DataTable
          tableId="closing-moves"
          label={t('closing.moves')}
          columns={moveColumns}
          rows={closing.data?.moves}
          load={closing}
          rowKey={moveKey}
          defaultSort={MOVE_SORT}
          thenBy={THEN_BY}
          pageSizes={SIZES}
          csvName="closing"
          emptyText={t('closing.moves.empty')}
        />
      </Stack>
    </Page>
  );
}

const ORDER = Object.keys(KIND_NAMES);

const kindColumns: readonly TableColumn<ClosedKind>[] = [
  {
    id: 'order',
    header: messageKey('closing.kind'),
    value: ({ kind }) => ORDER.indexOf(kind),
    text: ({ kind }, { t }) => t(KIND_NAMES[kind]),
    grow: 2,
    fixed: true,
  },
  {
    id: 'until',
    header: messageKey('closing.closedUntil'),
    kind: 'date',
    value: ({ until }) => until,
    text: ({ until }, { t, formats }) => (until === null ? t('closing.never') : formats.formatDate(until)),
    fixed: true,
  },
];
