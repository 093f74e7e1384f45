import type { PracticeChange } from '@navette/openapi/enums';
import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { Button, Page, ErrorState, Flex, Spinner, Text, IconButton } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { SegmentedControl, useToast, Dialog } from '@navette/shared/ui-overlay';
import { DataTable } from '@navette/shared/ui-table';
import { CalendarPlus, BookmarkCheck, CheckCheck, Eraser, GitCompareArrows } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useCounts } from '../../entities/use-differences.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import { useMatches } from '../../entities/use-matches.tsx';
import { useAskInsurer } from '../../entities/use-ask-insurer.tsx';
import { PlatformNotices, usePlatformStatus, WithPlatform } from '../../entities/platform-notices.tsx';
import { TransportDetails } from '../../entities/transport/transport-details.tsx';
import { passengerName, transportTotals } from '../../entities/transport/transport-columns.ts';
import { usePlanning } from '../../entities/transport/transport-requests.ts';
import { type TransportRow, type Booked, rowKey } from '../../entities/transport/transport-row.ts';
import { KeptSearch } from '../../kept-search.tsx';
import { bookedStyle } from '../../entities/transport/booked-columns.tsx';
import { planningColumns } from './planning-columns.tsx';
import { DifferencesDialog } from './differences-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importItems } from './import-items.ts';
import { TransportRouteDialog } from './transport-route-dialog.tsx';
import { useBook } from '../../entities/book-transport.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useMarks } from './use-marks.ts';
import { api, dataOf } from '@navette/shared/api';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const SEARCH = { view: choiceParam(['inbox', 'trips', 'series'], 'trips'), page: numberParam(1, { min: 1 }) };
const KEPT = ['view'] as const;

/** Roles that see the total of the transports (specification/roles.md#sets-of-roles). */
const ADMIN_VIEW: readonly string[] = ['super', 'lead'];

const keyOf = ({ key }: TransportRow) => key;
const nameOf = ({ transportId, passenger }: TransportRow) => `${transportId} ${passengerName(passenger)}`;

type Opened =
  | { readonly differences: true }
  | { readonly choices: true }
  | { readonly route: TransportRow }
  | { readonly book: readonly TransportRow[] };

/** Transports of the external platform to be booked (specification/booqit.md#planning). The selected list is in the URL. */
export function PlanningPage(): ReactNode {
  return (
    <WithPlatform titleKey={messageKey('planning.title')}>
      <KeptSearch name="planning" params={KEPT}>
        <Planning />
      </KeptSearch>
    </WithPlatform>
  );
}

function Planning(): ReactNode {
  const t = useT();
  const isAdmin = ADMIN_VIEW.includes(useUser()?.role ?? '');
  const [{ view }, setSearch] = useSearchState(SEARCH);
  const [opened, setOpened] = useState<Opened>();
  const { query, rows } = usePlanning(view);
  const marks = useMarks(rows);
  const matches = useMatches(rows);
  const { of } = matches;
  const { rows: planned } = marks;
  const details = useCallback(
    (row: TransportRow) =>
      row.isExpanded ? (
        <TransportDetails
          row={row}
          parts={(planned ?? []).filter(({ transportId }) => transportId === row.transportId)}
          client={of('client', row)}
          destination={of('destination', row)}
        />
      ) : undefined,
    [of, planned],
  );
  const insurer = useAskInsurer();
  const book = useBook(planned, of, marks.mark, insurer.ask);
  const openBooking = useOpenBooking();
  const status = usePlatformStatus();
  const columns = useMemo(() => planningColumns(isAdmin, marks.expand), [isAdmin, marks.expand]);
  const rowActions = useRowActions({
    of,
    ...useLink(planned, marks.mark),
    match: matches.match,
    isMatching: matches.isLoading,
    webUrl: status?.webUrl ?? null,
    book: useCallback((row, clientId, destinationId) => void book(row, clientId, destinationId), [book]),
    open: useCallback((id: number) => void openBooking(id), [openBooking]),
    showRoute: useCallback((route) => setOpened({ route }), []),
    practise: usePractice(status?.practice ?? false),
  });
  const differences = useCounts()?.differences;
  const close = () => setOpened(undefined);
  const selectionActions = useCallback(
    (selected: readonly TransportRow[], clear: () => void) => (
      <Button
        icon={<CalendarPlus aria-hidden />}
        onClick={() => {
          setOpened({ book: selected });
          clear();
        }}
      >
        {t('importing.open')}
      </Button>
    ),
    [t],
  );

  return (
    <Page title={t('planning.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <PlatformNotices />
      <DataTable
        tableId="booqit-planning"
        label={t('planning.title')}
        columns={columns}
        rows={marks.rows}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={bookedStyle}
        rowActions={rowActions}
        details={details}
        selectionActions={selectionActions}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        {...(isAdmin && { totals: transportTotals })}
        emptyText={t('transport.empty')}
        filters={
          <SegmentedControl
            label={t('planning.view')}
            value={view}
            onChange={(next) => setSearch({ view: next, page: 1 })}
            segments={[
              { value: 'inbox', label: t('planning.view.inbox') },
              { value: 'trips', label: t('planning.view.trips') },
              { value: 'series', label: t('planning.view.series') },
            ]}
          />
        }
        tools={
          <PlanningTools
            differences={differences}
            onDifferences={() => setOpened({ differences: true })}
            onChoices={() => setOpened({ choices: true })}
            onCheck={marks.rows && marks.rows.length > 0 ? marks.check : undefined}
            checking={marks.isChecking}
            onClear={() => {
              marks.clear();
              matches.clear();
            }}
          />
        }
      />
      {matches.dialog}
      {insurer.dialog}
      <StandBy isPending={marks.isChecking} error={marks.error} onRetry={marks.check} onClose={marks.stop} />
      {opened && 'differences' in opened && <DifferencesDialog onClose={close} />}
      {opened && 'choices' in opened && <ChoicesDialog onClose={close} />}
      {opened && 'route' in opened && <TransportRouteDialog row={opened.route} onClose={close} />}
      {opened && 'book' in opened && (
        <ImportDialog
          {...importItems(opened.book, marks.rows ?? [], of)}
          onBooked={marks.markImported}
          onClose={close}
        />
      )}
    </Page>
  );
}

/**
 * Links a transport with a manually made booking: the match is certain from then on, and its changes on the platform are tracked.
 * @param rows the rows of the list, with their bookings
 */
function useLink(rows: readonly TransportRow[] | undefined, mark: (key: string, booked: Booked) => void) {
  const t = useT();
  const toast = useToast();
  const taken = useMemo(
    () => new Set(rows?.flatMap(({ booked }) => (booked?.match === 'certain' ? booked.bookingId : []))),
    [rows],
  );
  const link = useCallback(
    (row: TransportRow, bookingId: number) => {
      const { transportId, part } = row;
      dataOf(api.POST('/service/booqit/link', { body: { transportId, part, bookingId } })).then(
        () => {
          mark(rowKey(row), { transportId, part, match: 'certain', bookingId, isDone: row.booked?.isDone ?? false });
          toast.success(t('planning.linked', { id: bookingId }));
        },
        (error: unknown) => toast.failure(t('planning.link.failed'), error),
      );
    },
    [mark, toast, t],
  );
  return { link, isTaken: useCallback((bookingId: number) => taken.has(bookingId), [taken]) };
}

/** Makes the sandbox of the platform change a transport, so that an office can try how that arrives; undefined with a real platform. */
function usePractice(isSandbox: boolean) {
  const t = useT();
  const toast = useToast();
  const practise = useCallback(
    ({ transportId }: TransportRow, change: PracticeChange) => {
      dataOf(api.POST('/service/booqit/practice', { body: { transportId, change } })).then(
        () => toast.success(t('practice.done')),
        (error: unknown) => toast.failure(t('practice.failed'), error),
      );
    },
    [toast, t],
  );
  return isSandbox ? practise : undefined;
}

interface StandByProps {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** "Please stand by" during a request to the platform; closes with the answer; an error is shown in it with Retry. */
function StandBy({ isPending, error, onRetry, onClose }: StandByProps): ReactNode {
  const t = useT();
  if (!isPending && !error) return null;
  return (
    <Dialog
      open
      size={600}
      onClose={onClose}
      title={t('standBy.title')}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      {isPending ? (
        <Flex gap="3" align="center" role="status">
          <Spinner />
          <Text>{t('standBy.text')}</Text>
        </Flex>
      ) : (
        <ErrorState error={error} onRetry={onRetry} retrying={isPending} />
      )}
    </Dialog>
  );
}

interface PlanningToolsProps {
  /** Open differences; undefined while their number is unknown. */
  readonly differences: number | undefined;
  readonly onDifferences: () => void;
  /** Shows the remembered choices for passengers and places. */
  readonly onChoices: () => void;
  /** Missing: there is nothing to check. */
  readonly onCheck: (() => void) | undefined;
  readonly checking: boolean;
  readonly onClear: () => void;
}

/** Buttons of planning: differences, check and clear (specification/booqit.md#planning). */
function PlanningTools(props: PlanningToolsProps): ReactNode {
  const { differences, onDifferences, onChoices, onCheck, checking, onClear } = props;
  const t = useT();
  return (
    <>
      <Button
        icon={<GitCompareArrows aria-hidden />}
        {...(differences && { colorPalette: 'orange', variant: 'solid' })}
        onClick={onDifferences}
      >
        {t('differences.open.list', { count: differences ?? '…' })}
      </Button>
      {onCheck && (
        <Button icon={<CheckCheck aria-hidden />} loading={checking} onClick={onCheck}>
          {t('planning.check')}
        </Button>
      )}
      <IconButton label={t('choices.title')} variant="outline" onClick={onChoices}>
        <BookmarkCheck aria-hidden />
      </IconButton>
      <IconButton label={t('planning.clear')} variant="outline" onClick={onClear}>
        <Eraser aria-hidden />
      </IconButton>
    </>
  );
}

export { PlanningPage as default };
