import { brusselsToday, paperState, type IsoDate, type TripProgress } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Box, Button, ErrorState, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useUnreadMails } from '../../office/use-unread-mails.ts';
import { $api, type CallKey } from '@navette/shared/api';
import { useLive, useLiveBookings } from '@navette/shared/realtime';
import { Popover } from '@navette/shared/ui-overlay';
import { DemandList } from '../../demands/demand-list.tsx';
import type { components } from '@navette/openapi/types';
import { Link } from '@navette/shared/router';

/** Figures of the day; each links to the list that it counts. */
export function DayFigures(): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const { data, error, isFetching, refetch } = useDayOverview();
  const [opensBookings, answersDemands, readsMail] = [useCan('booking'), useCan('timeline'), useCan('mail')];
  const keepsDrivers = useCan('driver');
  const invoices = useCan(['invoice', 'walletclient']);
  const reminds = useCan('invoice');
  const retry = () => void refetch();
  if (data === undefined && error !== null)
    return <ErrorState title={t('home.day.failed')} error={error} onRetry={retry} retrying={isFetching} />;
  const toInvoice = data?.toInvoice;
  return (
    <>
      {error !== null && (
        <Alert
          status="warning"
          title={t('home.day.outdated')}
          actions={
            <Button size="sm" loading={isFetching} onClick={retry}>
              {t('shared.retry')}
            </Button>
          }
        />
      )}
      <Box as="ul" aria-label={t('home.day')} css={list}>
        {opensBookings && <TripFigures overview={data} today={brusselsToday()} />}
        {answersDemands && <OpenDemands />}
        {readsMail && <UnreadMails />}
        {keepsDrivers && <PapersToRenew />}
        {reminds && <ProposedReminders />}
        {invoices && (
          <Box as="li">
            <FigureLink
              to={TRIPS_TO_INVOICE}
              label={t('home.toInvoice')}
              value={toInvoice === undefined ? undefined : formatNumber(toInvoice)}
              tone={toInvoice ? 'warning' : 'plain'}
            />
          </Box>
        )}
      </Box>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: '2',
  flexShrink: '0',
  listStyle: 'none',
  padding: '0',
  margin: '0',
} as const;

/** Maximum number of mails on the page. */
const MOST = 50;

/** Unread mails; an unreachable mailbox is reported on its page. */
function UnreadMails(): ReactNode {
  const t = useT();
  const { data, error } = useUnreadMails();
  const count = data?.length;
  const value = error !== null ? '!' : count !== undefined && count > MOST ? `${MOST}+` : count?.toString();
  return (
    <Box as="li">
      <FigureLink to={UNREAD_MAILS} label={t('home.mails')} value={value} />
    </Box>
  );
}

/** Active drivers whose licence, insurance or medical certificate has expired or will soon; nothing without any. While it loads its place is kept. */
function PapersToRenew(): ReactNode {
  const t = useT();
  const { data, error } = $api.useQuery('get', '/service/driver/active', {}, { meta: { failure: 'inPlace' } });
  const states = data?.map((driver) => paperState(driver.papersUntil, brusselsToday()));
  const count = states?.filter((state) => state !== 'valid').length;
  if (count === 0 || (error !== null && count === undefined)) return null;
  return (
    <Box as="li">
      <FigureLink
        to={PAPERS_TO_RENEW}
        label={t('home.papers')}
        value={count?.toString()}
        tone={states === undefined ? 'plain' : states.includes('expired') ? 'error' : 'warning'}
      />
    </Box>
  );
}

/** Payers for whom a reminder is proposed; nothing without any. While it loads its place is kept. */
function ProposedReminders(): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const { data, error } = $api.useQuery(
    'get',
    '/service/dunning/count',
    {},
    { refetchInterval: REMINDERS_MS, meta: { failure: 'inPlace' } },
  );
  if (data?.count === 0 || (error !== null && !data)) return null;
  return (
    <Box as="li">
      <FigureLink
        to="/dunning"
        label={t('home.reminders')}
        value={data && formatNumber(data.count)}
        tone={data ? 'warning' : 'plain'}
      />
    </Box>
  );
}

/** Reminders become due by the day, and go by payments. */
const REMINDERS_MS = 300_000;

/** Demands of drivers that nobody has answered; opens the list of the top bar. */
function OpenDemands(): ReactNode {
  const t = useT();
  const { records, status } = useLive('demands');
  const isUnknown = status === 'loading' && records.length === 0;
  const value = isUnknown ? undefined : status === 'failed' ? '!' : String(records.length);
  return (
    <Box as="li">
      <Popover
        title={t('demands.title')}
        placement="bottom-start"
        trigger={
          <Box as="button" css={figureCss}>
            <Figure label={t('home.demands')} value={value} tone={records.length > 0 ? 'warning' : 'plain'} />
          </Box>
        }
      >
        <DemandList />
      </Popover>
    </Box>
  );
}

type Overview = components['schemas']['DayOverview'];
type Trips = NonNullable<Overview['trips']>;

/** Figures in order; `tone` applies above 0. */
const FIGURES = [
  { key: 'driven', count: 'driven', day: 'today', tone: 'plain' },
  { key: 'done', count: 'done', day: 'today', tone: 'plain' },
  { key: 'underWay', count: 'underWay', day: 'today', tone: 'plain' },
  { key: 'late', count: 'late', day: 'today', tone: 'error' },
  { key: 'toAssign', count: 'toAssign', day: 'today', tone: 'error' },
  { key: 'toAssign', count: 'toAssignTomorrow', day: 'tomorrow', tone: 'warning' },
] as const satisfies readonly {
  key: string;
  count: keyof Trips;
  day: 'today' | 'tomorrow';
  tone: FigureTone;
}[];

interface TripFiguresProps {
  /** Undefined while it is loading. */
  readonly overview: Pick<Overview, 'today' | 'tomorrow' | 'trips'> | undefined;
  /** Day that the links fall back to while the overview is loading. */
  readonly today: string;
}

/** Trips of the day by progress, and those of tomorrow without a driver. */
function TripFigures({ overview, today }: TripFiguresProps): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const trips = overview?.trips;
  return FIGURES.map(({ key, count, day, tone }) => {
    const value = trips?.[count];
    return (
      <Box as="li" key={count}>
        <FigureLink
          to={bookingsLink(overview?.[day] ?? today, key)}
          label={t(`home.trips.${count}`)}
          value={value === undefined ? undefined : formatNumber(value)}
          tone={value === undefined || value === 0 ? 'plain' : tone}
        />
      </Box>
    );
  });
}

const bookingsLink = (date: IsoDate, progress: TripProgress): string =>
  `/booking?from=${date}&to=${date}&progress=${progress}`;

const UNREAD_MAILS = '/mail?unread=1';

/** Link to the trips of last month that are to be invoiced. */
const TRIPS_TO_INVOICE = '/?tab=toInvoice#toInvoice';

/** Link to the drivers whose papers are to be renewed. */
const PAPERS_TO_RENEW = '/driver?where=papers:filled';

/** Appearance of a figure above 0. */
type FigureTone = 'plain' | 'warning' | 'error';

interface FigureProps {
  readonly label: string;
  /** Number as shown; undefined while it is unknown. */
  readonly value: string | undefined;
  readonly tone?: FigureTone | undefined;
}

const COLORS = { plain: 'fg', warning: 'orange.fg', error: 'fg.error' } as const;

/** Style of a tile that leads to a list: link or button. */
const figureCss = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  minHeight: '14',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle', borderColor: 'border.emphasized' },
  _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
} as const;

/** Number over its label. */
function Figure({ label, value, tone = 'plain' }: FigureProps): ReactNode {
  return (
    <>
      <Text as="span" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" color={COLORS[tone]}>
        {value ?? '…'}
      </Text>
      <Text as="span" textStyle="xs" tone="muted">
        {label}
      </Text>
    </>
  );
}

/** Figure that links to the list it counts. */
function FigureLink({ to, ...figure }: FigureProps & { readonly to: string }): ReactNode {
  return (
    <Box asChild css={figureCss}>
      <Link to={to}>
        <Figure {...figure} />
      </Link>
    </Box>
  );
}

const COUNTED: readonly CallKey[] = [
  ['get', '/service/home/day'],
  ['get', '/service/home/toInvoice'],
];

/** Trips become late without any change. */
const CLOCK_MS = 60_000;

/** Figures of the home page, refetched when a booking changes anywhere, and each minute. */
function useDayOverview() {
  useLiveBookings(COUNTED);
  return $api.useQuery('get', '/service/home/day', {}, { refetchInterval: CLOCK_MS, meta: { failure: 'inPlace' } });
}

/** Closed trips of last month that are on no invoice yet. */
export const useTripsToInvoice = () =>
  $api.useQuery('get', '/service/home/toInvoice', {}, { meta: { failure: 'inPlace' } });
