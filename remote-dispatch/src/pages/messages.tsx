import { $api, useOnline } from '@navette/shared/api';
import { addDays, smsSize } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { keyParam, useSearchState } from '@navette/shared/router';
import { Box, Button, NotSetUp, Page, Text } from '@navette/shared/ui';
import { PeriodFilter, periodSearch, usePeriod } from '@navette/shared/ui-form';
import { Dialog } from '@navette/shared/ui-overlay';
import {
  DataTable,
  type FormattingContext,
  MissingRecord,
  type RowAction,
  statusColumn,
  type TableColumn,
} from '@navette/shared/ui-table';
import { Maximize2, RotateCcw } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import {
  type ClientMessage,
  clientOf,
  mayGoAgain,
  MESSAGE_STATES,
  reasonText,
  useSendAgain,
} from '../messages/client-message.ts';

/** Most days of an answer, as the contract has it. */
const MOST_DAYS = 366;

const SEARCH = { id: keyParam() };
const PERIOD = periodSearch((today) => ({ start: addDays(today, -6), end: today }));
const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 50, 'all'] as const;
const keyOf = ({ id }: ClientMessage) => id;
/** Messages to clients and wards about their trips: what was sent, waits, failed, and what it cost (specification/messages.md). */
export default function MessagesPage(): ReactNode {
  const t = useT();
  const [{ id }, setSearch] = useSearchState(SEARCH);
  const period = usePeriod(PERIOD);
  const { start, end } = period.range;
  const longest = addDays(start, MOST_DAYS - 1);
  const query = $api.useQuery('get', '/service/messages', {
    params: { query: { start, end: end > longest ? longest : end } },
  });
  const open = useCallback((message: ClientMessage) => setSearch({ id: message.id }), [setSearch]);
  const close = () => setSearch({ id: '' });
  const opened = query.data?.find((message) => message.id === id);
  return (
    <Page title={t('messages.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <NotSetUp without={{ mailOut: t('messages.without.mailOut'), sms: t('messages.without.sms') }} />
      {id !== '' && query.data !== undefined && !opened && <MissingRecord id={id} onClose={close} />}
      <DataTable
        tableId="client-messages"
        label={t('messages.title')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={clientOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowStatus={({ state }) => MESSAGE_STATES[state]}
        rowActions={useMessageActions(open)}
        onOpen={open}
        totals={totalsOf}
        csvName="messages"
        emptyText={t('messages.empty')}
        period={period}
        filters={<PeriodFilter label={t('messages.period')} period={period} offersAll={false} />}
      />
      {opened && <MessageDialog message={opened} onClose={close} />}
    </Page>
  );
}

function useMessageActions(open: (message: ClientMessage) => void): (message: ClientMessage) => readonly RowAction[] {
  const t = useT();
  const again = useSendAgain();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (message) => {
      return [
        {
          id: 'show',
          label: t('messages.show'),
          icon: <Maximize2 aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => open(message),
        },
        ...(mayGoAgain(message)
          ? [
              {
                id: 'again',
                label: t('messages.again'),
                icon: <RotateCcw aria-hidden />,
                inline: true,
                disabled: offline,
                onSelect: () => void again(message),
              },
            ]
          : []),
      ];
    },
    [t, again, offline, open],
  );
}

const totalsOf = (found: readonly ClientMessage[], { t, formats }: FormattingContext) => [
  {
    id: 'parts',
    label: t('messages.parts'),
    value: formats.formatNumber(found.reduce((sum, { parts }) => sum + parts, 0)),
  },
  { id: 'cost', label: t('messages.cost'), value: formats.formatMoney(found.reduce((sum, { cost }) => sum + cost, 0)) },
];

const COLUMNS: readonly TableColumn<ClientMessage>[] = [
  {
    id: 'at',
    header: messageKey('messages.at'),
    kind: 'instant',
    value: ({ at }) => at,
    fixed: true,
    descendingFirst: true,
  },
  { id: 'client', header: messageKey('messages.client'), value: clientOf, fixed: true, grow: 2 },
  {
    id: 'event',
    header: messageKey('messages.event'),
    value: ({ event }) => event,
    text: ({ event }, { t }) => t(`messages.event.${event}`),
    whole: true,
    groups: true,
  },
  statusColumn<ClientMessage>({
    id: 'state',
    header: messageKey('messages.state'),
    status: ({ state }) => MESSAGE_STATES[state],
    groups: true,
  }),
  {
    id: 'reason',
    header: messageKey('messages.reason'),
    value: ({ reason }) => reason,
    text: (message, { t }) => reasonText(message, t),
    grow: 2,
    hideBelow: 1024,
    groups: true,
  },
  { id: 'day', header: messageKey('messages.day'), kind: 'date', value: ({ ap_date }) => ap_date, hideBelow: 1280 },
  { id: 'booking', header: messageKey('messages.booking'), value: ({ bookingId }) => bookingId, hideBelow: 1440 },
  {
    id: 'recipient',
    header: messageKey('messages.recipient'),
    value: ({ recipient }) => recipient,
    hideBelow: 1280,
  },
  { id: 'text', header: messageKey('messages.text'), value: ({ text }) => text, grow: 3, hideBelow: 1440 },
  {
    id: 'parts',
    header: messageKey('messages.parts'),
    kind: 'number',
    value: ({ parts }) => parts,
    hideBelow: 1280,
  },
  { id: 'cost', header: messageKey('messages.cost'), kind: 'money', value: ({ cost }) => cost, hideBelow: 1280 },
];

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
} as const;

/** A message as it was sent. */
function MessageDialog({
  message,
  onClose,
}: {
  readonly message: ClientMessage;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { event, channel, recipient, state, text, dueAt, changedAt } = message;
  const { units } = smsSize(text);
  const facts = [
    [t('messages.client'), clientOf(message)],
    [t('messages.event'), t(`messages.event.${event}`)],
    [t(`messages.channel.${channel}`), recipient],
    [t('messages.state'), t(MESSAGE_STATES[state].label)],
    ...(message.reason ? [[t('messages.reason'), reasonText(message, t)]] : []),
    state === 'waiting'
      ? [t('messages.dueAt'), formatInstant(dueAt)]
      : [t('messages.changedAt'), formatInstant(changedAt)],
    ...(text && channel === 'sms'
      ? [[t('messages.length'), t('messages.size', { units, parts: smsSize(text).parts })]]
      : []),
  ];
  return (
    <Dialog
      open
      size={600}
      title={t('messages.one', { id: String(message.bookingId) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Box as="dl" css={FACTS}>
        {facts.map(([name, value]) => [<dt key={`${String(name)} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </Box>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" marginTop="3" padding="3" bg="bg.muted" borderRadius="l2">
        {text || t('messages.text.later')}
      </Text>
    </Dialog>
  );
}
