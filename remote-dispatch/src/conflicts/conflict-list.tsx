import { useT, useFormats, vocabulary } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { type ReactNode, useCallback } from 'react';
import { type Conflict, conflictStyles, conflictsOf } from './conflict.ts';
import { SLOTS, clientName } from '@navette/shared/domain';
import { $api, ApiProblem } from '@navette/shared/api';
import { useQueries } from '@tanstack/react-query';
import { tripTimes, type BookingRow } from '../bookings/booking-row.ts';
import { useConfirm } from '@navette/shared/ui-overlay';
import { TriangleAlert } from 'lucide-react';

interface ConflictListProps extends Pick<ConflictWordsOptions, 'otherOf'> {
  readonly conflicts: readonly Conflict[];
}

const NONE: readonly Conflict[] = [];

/**
 * List of conflicts as sentences with icons; with dates when they are on several days. Who, when and where the other trips are is looked up unless the caller
 * knows (`otherOf`).
 */
export function ConflictList({ conflicts, otherOf }: ConflictListProps): ReactNode {
  const found = useOtherTrips(otherOf ? NONE : conflicts);
  const t = useT();
  const words = useConflictWords();
  const withDate = new Set(conflicts.map(({ date }) => date)).size > 1;
  return (
    <Box
      as="ul"
      aria-label={t('conflict.list')}
      listStyleType="none"
      margin="0"
      padding="0"
      display="flex"
      flexDirection="column"
      gap="1"
    >
      {conflicts.map((conflict) => {
        const Icon = conflictStyles[conflict.kind].icon;
        return (
          <Box
            as="li"
            key={JSON.stringify(conflict)}
            display="flex"
            gap="1.5"
            alignItems="flex-start"
            color="orange.700"
          >
            <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
            <span>{words(conflict, { withDate, otherOf: otherOf ?? found })}</span>
          </Box>
        );
      })}
    </Box>
  );
}

interface ConflictWordsOptions {
  /** The date, for lists of several days. */
  readonly withDate?: boolean;
  /** Description of the other trip; undefined when it is unknown. */
  readonly otherOf?: ((bookingId: number) => string | undefined) | undefined;
}

/**
 * Returns the function that formats a conflict as a sentence: "Overlaps with booking 13 by 20 min".
 */
export function useConflictWords(): (conflict: Conflict, options?: ConflictWordsOptions) => string {
  const t = useT();
  const { formatDate, formatInstant } = useFormats();
  return useCallback(
    (conflict, { withDate = false, otherOf } = {}) => {
      const { kind, bookingId, minutes, slot, date, mobility = 'wheelchair', at } = conflict;
      const { from, to } = SLOTS.find(({ index }) => index === slot) ?? {};
      const other = bookingId === null ? undefined : otherOf?.(bookingId);
      const said = {
        overlap: () => t('conflict.overlap.words', { id: bookingId, minutes: minutes ?? 0 }),
        travel: () => t('conflict.travel.words', { id: bookingId, minutes: minutes ?? 0 }),
        unavailable: () =>
          from === undefined ? t('conflict.unavailable.allDay') : t('conflict.unavailable.words', { from, to }),
        vehicle: () => t('conflict.vehicle.words', { mobility: t(vocabulary.mobility(mobility)) }),
        papers: () => t('conflict.papers.words'),
        refused: () =>
          at === undefined ? t('conflict.refused.words') : t('conflict.refused.at', { at: formatInstant(at) }),
        inactive: () => t('conflict.inactive.words'),
      }[kind]();
      const words = other === undefined ? said : t('conflict.with', { words: said, other });
      return withDate ? t('conflict.onDate', { date: formatDate(date), words }) : words;
    },
    [t, formatDate, formatInstant],
  );
}

/** Maximum number of days to fetch: a standing order may have conflicts on dozens, of which few are shown. */
const MOST_DAYS = 6;
const FRESH_MS = 60_000;

/** Client, time and destination of a trip: "Janssens Piet, 08:00–08:40, Clinique Saint-Jean". */
const otherTripWords = (
  booking: Pick<
    BookingRow,
    | 'client_lastname'
    | 'client_firstname'
    | 'destination_name'
    | 'ap_date'
    | 'ap_time'
    | 'pick_time'
    | 'type'
    | 'back'
    | 'ap_waittime'
    | 'distance'
  >,
): string => [clientName(booking, 'list'), tripTimes(booking), booking.destination_name].filter(Boolean).join(', ');

/**
 * Returns the function that describes the other trip of a conflict, from the bookings of those days. Undefined while they are loading, or when that
 * failed: the booking's id suffices then.
 */
export function useOtherTrips(conflicts: readonly Conflict[]): (bookingId: number) => string | undefined {
  const dates = [...new Set(conflicts.flatMap(({ bookingId, date }) => (bookingId === null ? [] : date)))];
  const rows = useQueries({
    combine: allRows,
    queries: dates
      .slice(0, MOST_DAYS)
      .map((date) =>
        $api.queryOptions(
          'post',
          '/service/booking/byDate',
          { body: { startDate: date, endDate: date, omit: ['legs'] } },
          { staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
        ),
      ),
  });
  return useCallback(
    (bookingId) => {
      const booking = rows.find(({ id }) => id === bookingId);
      return booking && otherTripWords(booking);
    },
    [rows],
  );
}

const allRows = (days: readonly { readonly data?: readonly BookingRow[] | undefined }[]): readonly BookingRow[] =>
  days.flatMap(({ data = [] }) => data);

const MOST_SHOWN = 12;

/**
 * Returns the function that, when a save was refused because of conflicts of the driver, lists them and asks whether to assign anyway. Resolves with
 * the answer; rethrows any other error.
 * @param backKey message key of the button that does not assign
 */
export function useAskConflicts(backKey = 'booking.duplicate.back'): (refusal: unknown) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (refusal) => {
      const conflicts = conflictsOf(refusal);
      if (!conflicts) throw refusal;
      return confirm({
        title: t('booking.conflicts.ask'),
        body: (
          <>
            <ConflictList conflicts={conflicts.slice(0, MOST_SHOWN)} />
            {conflicts.length > MOST_SHOWN && (
              <Text>{t('booking.conflicts.more', { count: conflicts.length - MOST_SHOWN })}</Text>
            )}
          </>
        ),
        confirmLabel: t('booking.conflicts.assign'),
        cancelLabel: t(backKey),
        danger: false,
        icon: <TriangleAlert aria-hidden />,
      });
    },
    [backKey, confirm, t],
  );
}

/** A refusal for the form, without an incident, since nothing went wrong; optionally with other fields and more params. Other errors stay as they are. */
export function withoutIncident(
  refusal: unknown,
  changed: Partial<Pick<ApiProblem, 'fields' | 'params'>> = {},
): unknown {
  if (!(refusal instanceof ApiProblem)) return refusal;
  const { status, code, messageKey, fields } = refusal;
  const params = { ...refusal.params, ...changed.params };
  return new ApiProblem({ status, code, messageKey, fields, incidentId: '', ...changed, params }, { cause: refusal });
}
