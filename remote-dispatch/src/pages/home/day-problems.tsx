import type { components } from '@navette/openapi/types';
import { $api, invalidate, type CallKey } from '@navette/shared/api';
import { clientName, driverName } from '@navette/shared/domain';
import { useT, type Translate } from '@navette/shared/i18n';
import { useLiveBookings } from '@navette/shared/realtime';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { Box, Button, ErrorState, Flex, Link, Skeleton, Text } from '@navette/shared/ui';
import { keepListFocus } from '@navette/shared/ui-overlay';
import { useOpenBooking } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useWhereabouts } from '../../office/use-whereabouts.ts';
import { useReadyNow } from '../../bookings/ready-now.ts';
import { repairLink } from '../../bookings/repair-link.ts';

type Problem = components['schemas']['DayProblem'];

/** Problems of a list that are shown at once; the others are in the list of bookings. */
const SHOWN = 6;

/** Tasks of the moment: problems of the next hour, returns that wait, gaps of tomorrow (specification/office.md#home). Each with its action. */
export function DayProblems(): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = useDayProblems();
  if (error !== null && !data)
    return (
      <ErrorState
        title={t('home.problems.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Box css={panels} aria-label={t('shared.loading')} role="status">
        {['soon', 'waiting', 'tomorrow'].map((list) => (
          <Skeleton key={list} height="auto" />
        ))}
      </Box>
    );
  const [tomorrow] = data.tomorrow;
  return (
    <Box css={panels}>
      <ProblemList title={t('home.problems.soon')} empty={t('home.problems.soon.none')} problems={data.soon} />
      <ProblemList
        id="waiting"
        title={t('home.problems.waiting')}
        empty={t('home.problems.waiting.none')}
        problems={data.waiting}
      />
      <ProblemList
        title={t('home.problems.tomorrow')}
        empty={t('home.problems.tomorrow.none')}
        problems={data.tomorrow}
        all={tomorrow && `/booking?from=${tomorrow.ap_date}&to=${tomorrow.ap_date}&progress=toAssign`}
      />
    </Box>
  );
}

/** Panels of a fixed height: what is below them stays in place when the lists arrive, and each minute when they change. */
const panels = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
  gridAutoRows: { base: '10rem', xl: '14rem' },
  gap: '3',
  flexShrink: '0',
  '& > :last-child': { gridColumn: { md: '1 / -1', xl: 'auto' } },
} as const;

interface ProblemListProps {
  /** Fragment of the address that leads to the list. */
  readonly id?: string;
  readonly title: string;
  readonly empty: string;
  readonly problems: readonly Problem[];
  /** Link to a list that has those beyond the first ones. */
  readonly all?: string | undefined;
}

function ProblemList({ id, title, empty, problems, all }: ProblemListProps): ReactNode {
  const t = useT();
  const shown = all === undefined ? problems : problems.slice(0, SHOWN);
  return (
    <Box as="section" id={id} tabIndex={-1} aria-label={title} css={panel}>
      <Text as="h2" fontWeight="semibold">
        {title} {problems.length > 0 && problems.length}
      </Text>
      {problems.length === 0 && <Text tone="muted">{empty}</Text>}
      <Box as="ul" ref={keepListFocus} css={list}>
        {shown.map((problem) => (
          <ProblemRow key={problem.bookingId} problem={problem} />
        ))}
      </Box>
      {all !== undefined && problems.length > SHOWN && (
        <Box paddingTop="2">
          <Link to={all}>{t('home.problems.more', { count: problems.length - SHOWN })}</Link>
        </Box>
      )}
    </Box>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  padding: '3',
} as const;

const list = {
  flex: '1 1 auto',
  listStyleType: 'none',
  padding: '0',
  margin: '0',
  minHeight: '0',
  overflowY: 'auto',
} as const;

function ProblemRow({ problem }: { readonly problem: Problem }): ReactNode {
  const t = useT();
  const open = useOpenBooking();
  const { bookingId, kind, type, time, destination_name } = problem;
  const name = clientName(problem, 'list');
  const place = destination_name ?? '';
  const trip =
    type === 'back' ? `${name} · ${t('card.trip.home', { place })}` : [name, place].filter(Boolean).join(' → ');
  return (
    <Flex as="li" gap="2" align="center" paddingBlock="1" borderTopWidth="1px" borderColor="border">
      <Box flex="1 1 auto" minWidth="0">
        <Text>
          <b>{time}</b> {trip}
        </Text>
        <Text textStyle="xs" color={URGENT.includes(kind) ? 'fg.error' : 'fg.muted'}>
          {problemText(problem, t)}
        </Text>
      </Box>
      <ProblemAction problem={problem} />
      <Button
        size="xs"
        aria-label={t('home.problems.open.of', { id: bookingId, name: clientName(problem, 'text') })}
        onClick={() => void open(bookingId)}
      >
        {t('planning.open')}
      </Button>
    </Flex>
  );
}

const URGENT: readonly Problem['kind'][] = ['refused', 'unassigned', 'late', 'ready'];

function problemText(problem: Problem, t: Translate): string {
  const { kind, minutes } = problem;
  const what =
    kind === 'toCall' && minutes < 0 ? t('home.problem.toCall.later') : t(`home.problem.${kind}`, { minutes });
  const hasDriver = kind !== 'refused' && kind !== 'unassigned';
  return [what, hasDriver ? driverName(problem, 'list') : ''].filter(Boolean).join(' · ');
}

const NEEDS_DRIVER: readonly Problem['kind'][] = ['refused', 'unassigned', 'conflict', 'away', 'ready'];

/** The one thing that solves most problems of a kind; the form of the booking has the others. */
function ProblemAction({ problem: { kind, bookingId, ap_date } }: { readonly problem: Problem }): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const setReady = useReadyNow();
  const [mayPlan, mayBook] = [useCan('timeline'), useCan('booking')];
  if (kind === 'toCall' && mayBook)
    return (
      <Button size="xs" variant="solid" onClick={() => void setReady(bookingId)}>
        {t('booking.readyNow.action')}
      </Button>
    );
  if (!mayPlan || !NEEDS_DRIVER.includes(kind)) return null;
  return (
    <Button
      size="xs"
      variant="solid"
      onClick={() => void navigate(repairLink(ap_date, { repair: { tripIds: [bookingId] } }))}
    >
      {t('timeline.findPlace')}
    </Button>
  );
}

const PROBLEMS: readonly CallKey[] = [['get', '/service/home/problems']];

const MINUTE = 60_000;

/** Problems, again when bookings change, when drivers are expected at other times, and each minute. */
function useDayProblems() {
  const cache = useQueryClient();
  const { dataUpdatedAt } = useWhereabouts();
  useLiveBookings(PROBLEMS);
  useEffect(() => {
    if (dataUpdatedAt > 0) void invalidate(cache, PROBLEMS);
  }, [cache, dataUpdatedAt]);
  return $api.useQuery('get', '/service/home/problems', {}, { refetchInterval: MINUTE, meta: { failure: 'inPlace' } });
}
