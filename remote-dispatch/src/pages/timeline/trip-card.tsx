import { $api } from '@navette/shared/api';
import { BookingStatus, clientName, driverName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import {
  Badge,
  bookingStatusStyles,
  Box,
  Button,
  ExternalLink,
  Flex,
  Heading,
  StatusMark,
  Text,
} from '@navette/shared/ui';
import type { MenuEntry } from '@navette/shared/ui-overlay';
import { Accessibility, Ellipsis, Footprints, Users } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { DriverWhereabouts } from '../../bookings/driver-whereabouts.tsx';
import type { Conflict } from '../../conflicts/conflict.ts';
import { ConflictList } from '../../conflicts/conflict-list.tsx';
import type { BoardAnchor, BoardEvents, CardPlace } from './board/board.ts';
import { BoardIcon } from './legend.tsx';
import type { TimelineBooking, TimelineTrip } from './model/timeline-trip.ts';
import type { TripConflicts } from './model/planning-parts.ts';
import { type TripEntriesOptions, useTripEntries } from './trip-menu.tsx';
import { ANSWER_ICONS } from './model/trip-style.ts';
import { spanText } from './model/trip-text.ts';
import { useActiveDrivers } from './timeline-requests.ts';

/** Time, ms, to move the pointer from a block to its card. */
const GRACE = 250;

/** The card as the board commands it. */
export type CardHandle = Readonly<{ ask: BoardEvents['card']; enter: BoardEvents['enterCard'] }>;

interface TripCardsProps extends TripEntriesOptions {
  readonly ref: Ref<CardHandle>;
  readonly trips: readonly TimelineTrip[];
  readonly conflicts: TripConflicts['byTrip'];
  /** A plan is previewed: no commands. */
  readonly isPreview: boolean;
  readonly onMenu: (id: number, anchor: BoardAnchor) => void;
  /** Closed by Escape: the block gets the focus back. */
  readonly onClose: (id: number) => void;
}

/** Shows the card of one trip; one that was closed stays closed while the pointer or the focus is on its block. Its state is its own, so that nothing else renders at a hover. */
export function TripCards({
  ref,
  trips,
  conflicts,
  isPreview,
  onMenu,
  onClose,
  ...options
}: TripCardsProps): ReactNode {
  const t = useT();
  const [place, setPlace] = useState<CardPlace | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const closed = useRef<number>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trip = place ? trips.find(({ id }) => id === place.tripId) : undefined;
  const entries = useTripEntries(trip, options);
  const keep = (): void => clearTimeout(timer.current);
  const leave = (): void => {
    keep();
    timer.current = setTimeout(() => setPlace(null), GRACE);
  };
  function ask(next: CardPlace | 'now' | null): void {
    keep();
    if (next === null) {
      closed.current = null;
      leave();
    } else if (next === 'now') {
      if (place) closed.current = place.tripId;
      setPlace(null);
    } else if (next.tripId !== closed.current) setPlace(next);
  }
  useImperativeHandle(ref, () => ({
    ask,
    enter: (tripId) => {
      const first = place?.tripId === tripId ? element.current?.querySelector<HTMLElement>('a, button') : null;
      first?.focus();
      return Boolean(first);
    },
  }));
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!place || !trip) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons are the controls; Escape and the pointer only decide how long it stays
    <Box
      ref={element}
      role="group"
      data-trip-card
      aria-label={t('timeline.card', { client: clientName(trip.booking, 'list') })}
      css={style}
      style={placed(place)}
      onPointerEnter={keep}
      onFocus={keep}
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || leave()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        ask('now');
        onClose(trip.id);
      }}
    >
      <TripCard
        trip={trip}
        conflicts={conflicts.get(trip.id) ?? []}
        entries={isPreview ? [] : entries}
        onDone={() => ask('now')}
        onMenu={(anchor) => onMenu(trip.id, anchor)}
      />
    </Box>
  );
}

/** Commands that the card shows itself; the menu has them all. */
const OFFERED = [
  'edit',
  'assign',
  'readyNow',
  'card',
  'move',
  `status ${String(BookingStatus.canceled)}`,
  'reportCancellation',
];

interface TripCardProps {
  readonly trip: TimelineTrip;
  readonly conflicts: readonly Conflict[];
  /** Commands on the trip. */
  readonly entries: readonly MenuEntry[];
  /** Called before a command. */
  readonly onDone: () => void;
  readonly onMenu: (anchor: BoardAnchor) => void;
}

/** Card of a trip: whom to call, times, route, needs, answer of the driver, and what is done most. */
function TripCard({ trip, conflicts, entries, onDone, onMenu }: TripCardProps): ReactNode {
  const t = useT();
  const { booking } = trip;
  const commands = entries.flatMap((entry) => ('divider' in entry || !OFFERED.includes(entry.id) ? [] : entry));
  const isPending = booking.status === BookingStatus.pending;
  return (
    <>
      <Flex gap="2" align="baseline" wrap="wrap">
        <Heading as="h2" size="sm">
          {clientName(booking, 'list')}
        </Heading>
        <Text as="span" tone="muted" textStyle="xs">
          {t('bookings.row', { id: trip.id })}
        </Text>
      </Flex>
      <Flex gap="1.5" columnGap="3" wrap="wrap" align="center">
        {isPending ? (
          <Flex as="span" gap="1" align="center">
            <BoardIcon name={ANSWER_ICONS[booking.accepted]} />
            {t(vocabulary.accepted(booking.accepted))}
          </Flex>
        ) : (
          <StatusMark status={bookingStatusStyles[booking.status]} />
        )}
        {isPending && booking.charged && <Badge colorPalette="blue">{t('timeline.charged')}</Badge>}
        {isPending && booking.willCall && <Badge colorPalette="orange">{t('timeline.willCall')}</Badge>}
      </Flex>
      <Facts trip={trip} />
      <DriverWhereabouts row={booking} />
      {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
      <Flex gap="1" wrap="wrap">
        {commands.map(({ id, label, icon, disabled, onSelect }) => (
          <Button
            key={id}
            size="xs"
            icon={icon}
            disabled={disabled !== undefined}
            title={disabled}
            onClick={() => {
              onDone();
              onSelect();
            }}
          >
            {label}
          </Button>
        ))}
        {entries.length > 0 && (
          <Button
            size="xs"
            icon={<Ellipsis aria-hidden />}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const { x, y, width, height } = currentTarget.getBoundingClientRect();
              onMenu({ x, y, width, height });
            }}
          >
            {t('timeline.card.all')}
          </Button>
        )}
      </Flex>
    </>
  );
}

/** Times, route, people and needs; phone numbers and addresses come with the booking itself a moment later. */
function Facts({ trip: { id, booking, span } }: { readonly trip: TimelineTrip }): ReactNode {
  const t = useT();
  const { formatTime } = useFormats();
  const { data } = $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id } } },
    { staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
  );
  const whole = data?.[0];
  const driver = useActiveDrivers().data?.find((one) => one.id === booking.driverId);
  const { pick_time, ap_time, client_mobility, client_companion } = booking;
  const ends = endsOf(booking, whole?.client_fullAddress);
  const mobility = booking.mobility ?? client_mobility;
  const Mobility = mobility === 'foot' ? Footprints : Accessibility;
  return (
    <dl>
      <dt>{t('timeline.card.times')}</dt>
      <dd>
        {[
          pick_time !== null && t('timeline.card.pickUp', { time: formatTime(pick_time) }),
          t('timeline.card.appointment', { time: formatTime(ap_time) }),
          t('timeline.card.busy', { times: spanText(span) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </dd>
      <dt>{t('timeline.card.from')}</dt>
      <dd>{ends[0]}</dd>
      <dt>{t('timeline.card.to')}</dt>
      <dd>{ends[1]}</dd>
      <dt>{t('timeline.card.client')}</dt>
      <dd>
        <Phones
          numbers={[whole?.client_mobile, whole?.client_tel]}
          none={whole ? t('timeline.card.noPhone') : t('timeline.card.loading')}
        />
      </dd>
      <dt>{t('timeline.card.driver')}</dt>
      <dd>
        {driverName(booking, 'list')} <Phones numbers={[driver?.mobile]} none="" />
      </dd>
      {(mobility || client_companion) && (
        <>
          <dt>{t('booking.field.mobility')}</dt>
          <dd>
            {mobility && (
              <Badge colorPalette={mobility === 'foot' ? 'gray' : 'blue'}>
                <Mobility aria-hidden /> {t(vocabulary.mobility(mobility))}
              </Badge>
            )}{' '}
            {(booking.companion ?? client_companion) && (
              <Badge colorPalette="blue">
                <Users aria-hidden /> {t('booking.field.companion')}
              </Badge>
            )}
          </dd>
        </>
      )}
      {([booking.info, booking.comment] as const).map(
        (remark, index) =>
          remark && (
            <Box key={remark} display="contents">
              <dt>{t(index === 0 ? 'booking.field.info' : 'booking.field.comment')}</dt>
              <dd className="remark">{remark}</dd>
            </Box>
          ),
      )}
    </dl>
  );
}

const FRESH_MS = 60_000;

/** Start and end of a trip, each with its address. */
function endsOf(booking: TimelineBooking, home: string | null | undefined): readonly [from: string, to: string] {
  const { type, pick_address, destination_name, destination_address } = booking;
  const client = pick_address || home || clientName(booking, 'list');
  const destination = [destination_name, destination_address].filter(Boolean).join(', ');
  return type === 'back' ? [destination, client] : [client, destination];
}

function Phones({
  numbers,
  none,
}: {
  readonly numbers: readonly (string | null | undefined)[];
  readonly none: string;
}): ReactNode {
  const { formatPhone } = useFormats();
  const known = [...new Set(numbers)].flatMap((number) => number || []);
  if (known.length === 0) return none;
  return known.map((number) => (
    <ExternalLink key={number} href={`tel:${number.replaceAll(' ', '')}`} whiteSpace="nowrap" marginInlineEnd="3">
      {formatPhone(number)}
    </ExternalLink>
  ));
}

const [WIDTH, GAP] = [352, 16];

/**
 * Below the row, above it in the lower half of the window; right of the pointer, left of it where there is no room: neither the block is covered, nor the
 * way to the next row.
 */
function placed({ x, top, bottom }: CardPlace): Record<string, string | number> {
  const right = x + GAP + WIDTH <= innerWidth ? x + GAP : x - GAP - WIDTH;
  const left = Math.max(GAP / 2, Math.min(right, innerWidth - WIDTH - GAP / 2));
  const isHigh = bottom + top < innerHeight;
  return isHigh
    ? { left, top: bottom + 4, maxHeight: innerHeight - bottom - GAP }
    : { left, bottom: innerHeight - top + 4, maxHeight: top - GAP };
}

const style = {
  position: 'fixed',
  zIndex: 'popover',
  width: '22rem',
  maxWidth: 'calc(100vw - 1rem)',
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '3',
  textStyle: 'xs',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  boxShadow: 'lg',
  '& dl': { display: 'grid', gridTemplateColumns: 'fit-content(7rem) 1fr', columnGap: '2', rowGap: '1', margin: '0' },
  '& dt': { color: 'fg.muted' },
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
  '& dd.remark': { whiteSpace: 'pre-line' },
  '@media print': { display: 'none' },
} as const;
