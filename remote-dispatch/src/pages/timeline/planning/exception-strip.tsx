import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, HStack, IconButton, Text, VisuallyHidden, Badge, Button, useSingleKey } from '@navette/shared/ui';
import { ChevronLeft, ChevronRight, CircleCheck, Clock, Pencil, UserRoundPlus } from 'lucide-react';
import { type ReactNode, useMemo, useCallback, memo, useEffect, useState } from 'react';
import { useExpectedLates } from '../../../office/use-whereabouts.ts';
import type { ExceptionStripProps, Planning, TripConflicts, TripActs } from '../model/planning-parts.ts';
import { tripWords, otherTripIn, tripText } from '../model/trip-text.ts';
import {
  EXCEPTION_KINDS,
  exceptionsOf,
  severityOf,
  type Exceptions,
  type ExceptionKind,
  type Severity,
  tripsOfDay,
  useBoardNow,
  exceptionStyles,
} from './exceptions.ts';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { useConflictWords } from '../../../conflicts/conflict-list.tsx';
import type { TimelineTrip } from '../model/timeline-trip.ts';

/** Exceptions of the shown day: counts that filter by kind, and buttons that step through the trips. */
export function ExceptionStrip({ planning, conflicts }: ExceptionStripProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const exceptions = useExceptions(planning, conflicts);
  const { kind, toggle, ids, at, step } = useStepping(planning, exceptions);
  const words = useExceptionWords();
  const trip = planning.trips.find(({ id }) => id === at);
  const day = `${formats.formatWeekday(planning.day, 'short')} ${formats.formatDate(planning.day)}`;
  const kinds = EXCEPTION_KINDS.filter((known) => known === kind || exceptions.byKind[known].length > 0);
  const position = at === null ? 0 : ids.indexOf(at) + 1;
  const reason = trip ? words(trip.id, exceptions.byKind, conflicts.byTrip.get(trip.id) ?? [], planning.allTrips) : '';

  return (
    <Box
      as="section"
      aria-label={t('planning.exceptions', { day })}
      css={style}
      data-calm={exceptions.all.length === 0 || undefined}
    >
      {kinds.length === 0 ? (
        <HStack gap="1.5" color="fg.muted">
          <CircleCheck size={16} aria-hidden />
          <Text>{t('planning.exceptions.none', { day })}</Text>
        </HStack>
      ) : (
        <Flex gap="1.5" rowGap="1" alignItems="center" flexWrap="wrap">
          <Text as="span" tone="muted" textStyle="xs">
            {t('planning.exceptions.of', { day, drivers: planning.drivers.length })}
          </Text>
          {kinds.map((known) => (
            <ExceptionCount
              key={known}
              kind={known}
              count={exceptions.byKind[known].length}
              isChosen={known === kind}
              onToggle={toggle}
            />
          ))}
          <HStack gap="0">
            <IconButton
              size="xs"
              label={t('planning.exceptions.previous')}
              aria-keyshortcuts="Shift+E"
              disabled={ids.length === 0}
              onClick={() => step(-1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <Text as="span" textStyle="xs" minWidth="3.5em" textAlign="center" fontVariantNumeric="tabular-nums">
              {t('planning.exceptions.position', { position, count: ids.length })}
            </Text>
            <IconButton
              size="xs"
              label={t('planning.exceptions.next')}
              aria-keyshortcuts="E"
              disabled={ids.length === 0}
              onClick={() => step(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </HStack>
          {trip && <CurrentException trip={trip} reason={reason} act={planning.act} />}
        </Flex>
      )}
      <VisuallyHidden role="status">
        {trip
          ? t('shared.labelled', {
              label: t('planning.exceptions.position', { position, count: ids.length }),
              text: `${tripWords(trip.booking, t, formats)}. ${reason}`,
            })
          : t('planning.exceptions.count', { count: exceptions.all.length, day })}
      </VisuallyHidden>
    </Box>
  );
}

const style = {
  paddingInline: '2',
  paddingBlock: '0.5',
  minHeight: '2rem',
  flex: '0 0 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  bg: 'orange.50',
  borderWidth: '1px',
  borderColor: 'orange.200',
  borderRadius: 'l2',
  '&[data-calm]': { bg: 'bg.panel', borderColor: 'border' },
} as const;

/** Exceptions of the shown day and drivers, updated with the clock; `all` contains each trip once, the gravest first, without those that are no more than tight. */
function useExceptions(
  { trips, day }: Planning,
  conflicts: TripConflicts,
): { readonly byKind: Exceptions; readonly all: readonly number[] } {
  const now = useBoardNow();
  const expected = useExpectedLates();
  return useMemo(() => {
    const shown = tripsOfDay(trips, day);
    const byKind = exceptionsOf(shown, conflicts, now, expected);
    const toActOn = EXCEPTION_KINDS.filter((kind) => severityOf(kind) !== 'minor');
    return { byKind, all: [...new Set(toActOn.flatMap((kind) => byKind[kind]))] };
  }, [trips, day, conflicts, now, expected]);
}

/** Text that explains an exception: its kinds, then one sentence for each conflict. */
function useExceptionWords(): (
  id: number,
  byKind: Exceptions,
  conflicts: readonly Conflict[],
  trips: readonly TimelineTrip[],
) => string {
  const t = useT();
  const conflictWords = useConflictWords();
  return useCallback(
    (id, byKind, conflicts, trips) => {
      const plain = EXCEPTION_KINDS.filter(
        (kind) => ['late', 'waiting', 'refused', 'unassigned'].includes(kind) && byKind[kind].includes(id),
      );
      return [
        ...plain.map((kind) => t(exceptionStyles[kind].label)),
        ...conflicts.map((conflict) => conflictWords(conflict, { otherOf: otherTripIn(trips) })),
      ].join(' · ');
    },
    [t, conflictWords],
  );
}

/** Count of the exceptions of a kind. */
interface ExceptionCountProps {
  readonly kind: ExceptionKind;
  readonly count: number;
  /** The steps are filtered by this kind. */
  readonly isChosen: boolean;
  readonly onToggle: (kind: ExceptionKind) => void;
}

const PALETTES = { severe: 'red', warning: 'orange', minor: 'gray' } as const satisfies Record<Severity, string>;

/** Toggle button with a kind of exception and its count: it goes to the first of them, and filters the steps by that kind. */
const ExceptionCount = memo(function ExceptionCount({
  kind,
  count,
  isChosen,
  onToggle,
}: ExceptionCountProps): ReactNode {
  const t = useT();
  const { icon: Icon, label } = exceptionStyles[kind];
  return (
    <Button
      size="xs"
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      icon={<Icon aria-hidden />}
      onClick={() => onToggle(kind)}
    >
      {t(label)} <Badge colorPalette={PALETTES[severityOf(kind)]}>{count}</Badge>
    </Button>
  );
});

/** The current exception. */
interface CurrentExceptionProps {
  readonly trip: TimelineTrip;
  /** Why the trip is an exception. */
  readonly reason: string;
  readonly act: TripActs;
}

/** Current exception: the trip, why it needs attention, and the commands on it. */
const CurrentException = memo(function CurrentException({ trip, reason, act }: CurrentExceptionProps): ReactNode {
  const t = useT();
  const { times, client, way } = tripText(trip, [], t);
  const { id } = trip;
  return (
    <Flex gap="2" rowGap="1" alignItems="center" flexWrap="wrap" flex="1 1 46rem" minWidth="0">
      <Box textStyle="xs" flex="0 1 auto" minWidth="0">
        <b>
          {times} {client} {way}
        </b>{' '}
        {reason}
      </Box>
      <Flex gap="1">
        <Button size="xs" icon={<UserRoundPlus aria-hidden />} onClick={() => act.suggest(id)}>
          {t('planning.assignTo')}
        </Button>
        <Button size="xs" icon={<Clock aria-hidden />} onClick={() => act.move(id)}>
          {t('planning.changeTime')}
        </Button>
        <Button size="xs" icon={<Pencil aria-hidden />} onClick={() => act.edit(id)}>
          {t('planning.open')}
        </Button>
      </Flex>
    </Flex>
  );
});

/** State of the stepping through the exceptions. */
interface Stepping {
  /** Kind that the steps are filtered by; null: all kinds. */
  readonly kind: ExceptionKind | null;
  readonly toggle: (kind: ExceptionKind) => void;
  readonly ids: readonly number[];
  /** Id of the current trip. */
  readonly at: number | null;
  readonly step: (direction: 1 | -1) => void;
}

const none: readonly number[] = [];

/**
 * Steps through the trips of one kind, or of all. `e` and Shift+`e` go to the next and the previous trip and focus its
 * block; the buttons keep the focus themselves.
 */
function useStepping(
  { board }: Planning,
  { byKind, all }: { readonly byKind: Exceptions; readonly all: readonly number[] },
): Stepping {
  const [kind, setKind] = useState<ExceptionKind | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const ids = kind === null ? all : byKind[kind];

  useEffect(() => {
    board.highlight(kind === null ? none : byKind[kind]);
  }, [board, kind, byKind]);
  useEffect(() => () => board.highlight(none), [board]);

  const toggle = useCallback(
    (chosen: ExceptionKind) => {
      const first = chosen === kind ? undefined : byKind[chosen][0];
      setKind(chosen === kind ? null : chosen);
      setAt(first ?? null);
      if (first !== undefined) board.focusTrip(first);
    },
    [board, byKind, kind],
  );
  function go(direction: 1 | -1, show: (id: number) => void): void {
    const next = stepFrom(ids, at, direction);
    if (next === undefined) return;
    setAt(next);
    show(next);
  }
  useSingleKey('e', () => go(1, board.focusTrip));
  useSingleKey('E', () => go(-1, board.focusTrip));
  return {
    kind,
    toggle,
    ids,
    at: at !== null && ids.includes(at) ? at : null,
    step: (direction) => go(direction, board.selectTrip),
  };
}

/** The next or previous id after the current one, wrapping around; without a current one, the first or the last. */
function stepFrom(ids: readonly number[], at: number | null, direction: 1 | -1): number | undefined {
  const index = at === null ? -1 : ids.indexOf(at);
  if (index === -1) return direction === 1 ? ids[0] : ids.at(-1);
  return ids[(index + direction + ids.length) % ids.length];
}
