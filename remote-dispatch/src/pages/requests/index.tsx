import { api, dataOf, invalidate, useOnline } from '@navette/shared/api';
import { personName, TRIP_REQUEST_STATES } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { Button, Link, Page, useSingleKey } from '@navette/shared/ui';
import { lazyDialog, SegmentedControl, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, CalendarPlus, Plus, ThumbsUp } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { BookingDraft } from '../../dialogs/booking/booking-values.ts';
import { RequestDetails } from '../../requests/request-details.tsx';
import {
  draftOfRequest,
  isUnordered,
  nameOfRequest,
  type TripRequest,
  useTripRequests,
} from '../../requests/trip-request.ts';
import { NewRequestDialog, RefuseDialog } from './request-dialogs.tsx';

const BookingDialog = lazyDialog(async () => (await import('../../dialogs/booking/index.tsx')).default);

const SEARCH = { state: choiceParam(TRIP_REQUEST_STATES, 'waiting') };
const SORT = { column: 'date', descending: false } as const;
const LATEST = { column: 'decidedAt', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: false }] as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const keyOf = ({ id }: TripRequest) => id;
const nameOf = (request: TripRequest) => nameOfRequest(request, 'list');

type Opened =
  | { readonly act: 'book'; readonly request: TripRequest; readonly draft: BookingDraft }
  | { readonly act: 'refuse'; readonly request: TripRequest }
  | { readonly act: 'add' };

/** Requests for trips (specification/office.md#requests): waiting ones are booked or refused, refused ones kept with their reason. */
export default function RequestsPage(): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [{ state }, setSearch] = useSearchState(SEARCH);
  const requests = useTripRequests(state);
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const refresh = () => void invalidate(cache, [['get', '/api/request']]);
  const book = useCallback(
    (request: TripRequest) =>
      void draftOfRequest(request).then(
        (draft) => open({ act: 'book', request, draft: { ...draft, requestId: request.id } }),
        (error: unknown) => toast.failure(t('requests.book.failed', { name: personName(request, 'text') }), error),
      ),
    [t, toast],
  );
  const offer = useCallback(
    (request: TripRequest) =>
      void dataOf(api.POST('/service/request/offer', { body: { id: request.id } })).then(
        () => {
          toast.success(t('requests.offered', { carrier: request.carrier_name ?? '' }));
          void invalidate(cache, [['get', '/api/request']]);
        },
        (error: unknown) => toast.failure(t('requests.offer.failed', { carrier: request.carrier_name ?? '' }), error),
      ),
    [cache, t, toast],
  );
  useSingleKey('n', () => open({ act: 'add' }));
  const isWaiting = state === 'waiting';
  const bookOrdered = (request: TripRequest) => {
    if (!isUnordered(request)) book(request);
  };
  return (
    <Page
      title={t('requests.title')}
      onRefresh={refresh}
      refreshing={requests.isFetching}
      actions={
        <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => open({ act: 'add' })}>
          {t('requests.add')}
        </Button>
      }
    >
      <DataTable
        // Decided requests are sorted and filtered apart.
        key={state}
        tableId="requests"
        label={t('requests.title')}
        columns={COLUMNS[state]}
        rows={requests.data}
        load={requests}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={isWaiting ? SORT : LATEST}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        rowActions={useRequestActions(isWaiting, {
          book,
          offer,
          refuse: (request) => open({ act: 'refuse', request }),
        })}
        {...(isWaiting && { onOpen: bookOrdered })}
        csvName="requests"
        emptyText={t(`requests.empty.${state}`)}
        filters={
          <SegmentedControl
            label={t('requests.state')}
            value={state}
            onChange={(chosen) => setSearch({ state: chosen })}
            segments={TRIP_REQUEST_STATES.map((value) => ({ value, label: t(`requests.state.${value}`) }))}
          />
        }
      />
      {opened?.act === 'add' && <NewRequestDialog onSaved={refresh} onClose={close} />}
      {opened?.act === 'refuse' && <RefuseDialog request={opened.request} onSaved={refresh} onClose={close} />}
      {opened?.act === 'book' && (
        <BookingDialog
          input={{ draft: opened.draft }}
          beside={<RequestDetails request={opened.request} />}
          onClose={() => {
            close();
            refresh();
          }}
        />
      )}
    </Page>
  );
}

type Act = (request: TripRequest) => void;

/** Actions on a waiting request. A carrier names the patient only with its order, after the trip was offered: until then nothing can be booked. */
function useRequestActions(
  isWaiting: boolean,
  { book, offer, refuse }: { readonly book: Act; readonly offer: Act; readonly refuse: Act },
): (request: TripRequest) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return (request) =>
    isWaiting
      ? [
          ...(request.order === 'asked'
            ? [
                {
                  id: 'offer',
                  label: t('requests.offer'),
                  icon: <ThumbsUp aria-hidden />,
                  inline: true,
                  disabled: offline,
                  onSelect: () => offer(request),
                },
              ]
            : []),
          ...(isUnordered(request)
            ? []
            : [
                {
                  id: 'book',
                  label: t('requests.book'),
                  icon: <CalendarPlus aria-hidden />,
                  inline: true,
                  shortcut: 'Enter',
                  onSelect: () => book(request),
                } as const,
              ]),
          {
            id: 'refuse',
            label: t('requests.refuse'),
            icon: <Ban aria-hidden />,
            inline: true,
            danger: true,
            disabled: offline,
            onSelect: () => refuse(request),
          },
        ]
      : [];
}

const returnOf = ({ willCall, returnTime }: TripRequest, { t, formats }: FormattingContext): string =>
  willCall ? t('requests.willCall') : formats.formatTime(returnTime);

const SHARED: readonly TableColumn<TripRequest>[] = [
  {
    id: 'date',
    header: messageKey('requests.date'),
    kind: 'date',
    value: ({ date }) => date,
    fixed: true,
    groups: true,
  },
  { id: 'time', header: messageKey('requests.time'), kind: 'time', value: ({ time }) => time },
  { id: 'name', header: messageKey('requests.patient'), value: nameOf, fixed: true, grow: 3 },
  { id: 'fromPlace', header: messageKey('requests.fromPlace'), value: ({ fromPlace }) => fromPlace, grow: 2 },
  { id: 'toPlace', header: messageKey('requests.toPlace'), value: ({ toPlace }) => toPlace, grow: 2 },
];

const SOURCE: TableColumn<TripRequest> = {
  id: 'source',
  header: messageKey('requests.source'),
  value: ({ source }) => source,
  // The patient's column names a carrier that has not ordered.
  text: ({ source, careCenter_name: careCenter, carrier_name: carrier, order }, { t }) =>
    order === 'asked' || order === 'offered'
      ? t(`requests.order.${order}`)
      : (careCenter ?? carrier ?? t(`requests.source.${source}`)),
  hideBelow: 1280,
  groups: true,
};

const WAITING: readonly TableColumn<TripRequest>[] = [
  ...SHARED,
  {
    id: 'return',
    header: messageKey('requests.return'),
    value: ({ returnTime }) => returnTime,
    text: returnOf,
    hideBelow: 1280,
  },
  {
    id: 'mobility',
    header: messageKey('requests.mobility'),
    value: ({ mobility }) => mobility,
    text: ({ mobility }, { t }) => (mobility === null ? '' : t(vocabulary.mobility(mobility))),
    hideBelow: 1440,
  },
  { id: 'contact', header: messageKey('requests.contact'), value: ({ contact }) => contact, hideBelow: 1440 },
  SOURCE,
  { id: 'at', header: messageKey('requests.at'), kind: 'instant', value: ({ at }) => at, hideBelow: 1680 },
];

const DECIDED: readonly TableColumn<TripRequest>[] = [
  {
    id: 'decidedAt',
    header: messageKey('requests.decidedAt'),
    kind: 'instant',
    value: ({ decidedAt }) => decidedAt,
    descendingFirst: true,
  },
  {
    id: 'decidedBy',
    header: messageKey('requests.decidedBy'),
    value: ({ decidedByName }) => decidedByName,
    hideBelow: 1440,
  },
];

/** Columns of the list by state. */
const COLUMNS: Readonly<Record<TripRequest['state'], readonly TableColumn<TripRequest>[]>> = {
  waiting: WAITING,
  accepted: [
    ...SHARED,
    {
      id: 'bookings',
      header: messageKey('requests.bookings'),
      value: ({ bookingIds }) => bookingIds.join(' '),
      cell: ({ bookingIds }) =>
        bookingIds.map((id) => (
          <Link key={id} to={`/booking?id=${String(id)}`} marginInlineEnd="2">
            {id}
          </Link>
        )),
    },
    SOURCE,
    ...DECIDED,
  ],
  refused: [
    ...SHARED,
    {
      id: 'reason',
      header: messageKey('requests.reason'),
      value: ({ reason }) => reason,
      text: ({ reason }, { t }) => (reason === null ? '' : t(vocabulary.refusal(reason))),
      grow: 2,
      groups: true,
    },
    { id: 'note', header: messageKey('requests.note'), value: ({ note }) => note, hideBelow: 1280 },
    SOURCE,
    ...DECIDED,
  ],
};
