import { bookingDraft, DEFAULT_INSURER, type BookedMatch } from '@navette/shared/domain';
import { useDialogAvailability, useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Button, Page } from '@navette/shared/ui';
import { SegmentedControl, useToast } from '@navette/shared/ui-overlay';
import { DataTable, statusColumn, type FormattingContext, type RowAction } from '@navette/shared/ui-table';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, CheckCheck, Eraser, MapPin, UserRound } from 'lucide-react';
import { messageKey } from '@navette/shared/i18n';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useMatches } from '../../entities/match/use-matches.tsx';
import { passengerName, transportColumns } from '../../entities/transport/transport-columns.ts';
import { findBooked, type PlanningView, usePlanning } from '../../entities/transport/transport-requests.ts';
import type { TransportRow } from '../../entities/transport/transport-row.ts';
import { transportTotals } from '../../entities/transport/transport-totals.ts';
import { bookedStyle } from './booked-style.ts';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
/** Roles that see what transports come to in all (S3 §6). */
const ADMIN_VIEW: readonly string[] = ['super', 'lead'];

const keyOf = ({ key }: TransportRow) => key;
const nameOf = ({ transportId, passenger }: TransportRow) => `${transportId} ${passengerName(passenger)}`;
const booked = statusColumn<TransportRow>({ id: 'booked', header: messageKey('booked.title'), status: bookedStyle });
const simpleColumns = [
  ...transportColumns(['direction', 'date', 'time', 'passenger', 'reason', 'pickup', 'dropOff', 'price']),
  booked,
];
const adminColumns = [...simpleColumns.slice(0, -1), ...transportColumns(['total']), booked];

/** Transports of the external platform that are to be booked (S3 §2.13). */
export function PlanningPage(): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const booking = useDialogAvailability('dispatch/booking@1');
  const isAdmin = ADMIN_VIEW.includes(useUser()?.role ?? '');
  const [view, setView] = useState<PlanningView>('trips');
  const [marks, setMarks] = useState<ReadonlyMap<string, BookedMatch | undefined>>(new Map());
  const { query, rows } = usePlanning(view);
  const { of, match, clear, dialog } = useMatches();
  const check = useMutation({ mutationFn: findBooked, onSuccess: setMarks });
  const shown = useMemo(() => rows?.map((row) => ({ ...row, booked: marks.get(row.key) })), [rows, marks]);

  const book = useCallback(
    async (row: TransportRow, clientId: number, destinationId: number) => {
      const draft = bookingDraft(row, { clientId, destinationId }, DEFAULT_INSURER);
      try {
        const made = await openDialog('dispatch/booking@1', { draft });
        if (made) setMarks((before) => new Map([...before, [row.key, 'certain']]));
      } catch (error) {
        toast.failure(t('planning.book.failed'), error);
      }
    },
    [openDialog, toast, t],
  );
  const rowActions = useCallback(
    (row: TransportRow, { t: say }: FormattingContext): readonly RowAction[] => {
      const [client, destination] = [of('client', row), of('destination', row)];
      return [
        ...(client && destination && booking.reason === undefined
          ? [
              {
                id: 'book',
                label: say('planning.book'),
                icon: <CalendarPlus aria-hidden />,
                inline: true,
                onSelect: () => void book(row, client.id, destination.id),
              },
            ]
          : []),
        ...(row.passenger && !client
          ? [
              {
                id: 'client',
                label: say('planning.client'),
                icon: <UserRound aria-hidden />,
                inline: true,
                onSelect: () => match('client', row),
              },
            ]
          : []),
        ...(destination
          ? []
          : [
              {
                id: 'destination',
                label: say('planning.destination'),
                icon: <MapPin aria-hidden />,
                inline: true,
                onSelect: () => match('destination', row),
              },
            ]),
      ];
    },
    [of, match, book, booking.reason],
  );

  return (
    <Page title={t('planning.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId="booqit-planning"
        label={t('planning.title')}
        columns={isAdmin ? adminColumns : simpleColumns}
        rows={shown}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={bookedStyle}
        rowActions={rowActions}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        {...(isAdmin && { totals: transportTotals })}
        emptyText={t('transport.empty')}
        filters={
          <SegmentedControl
            label={t('planning.view')}
            value={view}
            onChange={setView}
            segments={[
              { value: 'inbox', label: t('planning.view.inbox') },
              { value: 'trips', label: t('planning.view.trips') },
              { value: 'series', label: t('planning.view.series') },
            ]}
          />
        }
        tools={
          <>
            {shown && shown.length > 0 && (
              <Button icon={<CheckCheck aria-hidden />} loading={check.isPending} onClick={() => check.mutate(shown)}>
                {t('planning.check')}
              </Button>
            )}
            <Button
              icon={<Eraser aria-hidden />}
              onClick={() => {
                setMarks(new Map());
                clear();
              }}
            >
              {t('planning.clear')}
            </Button>
          </>
        }
      />
      {dialog}
    </Page>
  );
}
