import { useT, useFormats, type Formats, type Translate } from '@navette/shared/i18n';
import { Box, EmptyState, ErrorState, Skeleton, Stack, VisuallyHidden } from '@navette/shared/ui';
import { type MouseEvent, type ReactNode, memo } from 'react';
import { type Conflict, conflictStyles } from '../conflicts/conflict.ts';
import { useOtherTrips, useConflictWords } from '../conflicts/conflict-list.tsx';
import type { Suggestion, useSuggestions } from './suggestion.ts';
import { brusselsNow, personName } from '@navette/shared/domain';
import { Check, MapPin } from 'lucide-react';

/** The list under the search field. */
interface SuggestionListProps {
  readonly listId: string;
  readonly load: Pick<ReturnType<typeof useSuggestions>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly found: readonly Suggestion[];
  /** The selected one. */
  readonly chosen: Suggestion | undefined;
  readonly conflictsWith: (suggestion: Suggestion) => readonly Conflict[];
  readonly currentDriverId: number | null;
  /** The trip is on several days. */
  readonly withDate: boolean;
  readonly onMark: (suggestion: Suggestion) => void;
  readonly onTake: (suggestion: Suggestion) => void;
}

/** The drivers found, or the reason why there are none. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { listId, load, found, chosen, conflictsWith, currentDriverId, withDate, onMark, onTake } = props;
  const t = useT();
  const otherOf = useOtherTrips(found.flatMap(conflictsWith));
  function withDriver({ target }: MouseEvent, act: (suggestion: Suggestion) => void): void {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-driver]') : null;
    const suggestion = found.find(({ driverId }) => String(driverId) === option?.dataset.driver);
    if (suggestion) act(suggestion);
  }
  if (load.data === undefined && load.error) {
    return (
      <ErrorState
        title={t('suggest.failed')}
        error={load.error}
        onRetry={() => void load.refetch()}
        retrying={load.isFetching}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">
        {load.data === undefined ? t('suggest.loading') : t('suggest.found', { count: found.length })}
      </VisuallyHidden>
      {load.data === undefined ? (
        <Stack gap="2" aria-busy>
          {[80, 70, 75, 60].map((width) => (
            <Skeleton key={width} height="2.5rem" width={`${width}%`} />
          ))}
        </Stack>
      ) : (
        found.length === 0 && <EmptyState title={t(load.data.length === 0 ? 'suggest.none' : 'suggest.notFound')} />
      )}
      <Box
        id={listId}
        role="listbox"
        aria-label={t('suggest.list')}
        hidden={found.length === 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => withDriver(event, onMark)}
        onDoubleClick={(event) => withDriver(event, onTake)}
        css={listStyle}
      >
        {found.map((suggestion) => (
          <SuggestionOption
            key={suggestion.driverId}
            id={`${listId}-${suggestion.driverId}`}
            suggestion={suggestion}
            conflicts={conflictsWith(suggestion)}
            otherOf={otherOf}
            withDate={withDate}
            current={suggestion.driverId === currentDriverId}
            marked={suggestion === chosen}
          />
        ))}
      </Box>
    </>
  );
}

/** Style of the list of drivers; its options are plain elements. */
const listStyle = {
  margin: '0',
  padding: '0',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  maxHeight: 'max(14rem, calc(100dvh - 22rem))',
  overflow: 'auto',
  '& > [role=option]': {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    paddingInline: '3',
    paddingBlock: '1.5',
    cursor: 'pointer',
  },
  '& > [role=option] + [role=option]': { borderTopWidth: '1px', borderColor: 'border' },
  '& > [aria-selected=true]': { bg: 'bg.emphasized', boxShadow: 'inset 3px 0 0 {colors.brand.700}' },
  '& .figures': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(5.5rem, max-content)',
    gap: '3',
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .figures > :last-child': { whiteSpace: 'nowrap', textAlign: 'end', color: 'fg.muted' },
  '& :is(.for, .against)': {
    display: 'flex',
    gap: '1',
    textStyle: 'xs',
    '& > svg': { flexShrink: 0, marginTop: '1px' },
  },
  '& .for': { color: 'green.700' },
  '& .against': { color: 'orange.700' },
  '& small': { color: 'fg.muted' },
} as const;

/** Maximum conflicts shown per driver; the rest is counted: a standing order may have dozens. */
const MOST_SHOWN = 4;

interface SuggestionOptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly conflicts: readonly Conflict[];
  /** Description of another trip. */
  readonly otherOf: (bookingId: number) => string | undefined;
  /** The trip is on several days: conflicts show theirs. */
  readonly withDate: boolean;
  readonly current: boolean;
  readonly marked: boolean;
}

type Reason = Suggestion['reasons'][number];

/** Text of a reason for a driver. */
const reasonWords = ({ kind, bookingId, minutes }: Reason, t: Translate): string =>
  ({
    onTheWay: () => t('suggest.reason.onTheWay', { id: bookingId, minutes: minutes ?? 0 }),
    nearHome: () => t('suggest.reason.nearHome'),
    knowsClient: () => t('suggest.reason.knowsClient'),
    freeAllDay: () => t('suggest.reason.freeAllDay'),
    linkedLeg: () => t('suggest.reason.linkedLeg', { id: bookingId }),
  })[kind]();

/** Distance of a driver and expected time at the pick-up: "3,2 km away, pick-up at 10:42: 12 min late". */
export const liveWords = (
  { km, pickUpAt, lateMinutes, late }: NonNullable<Suggestion['live']>,
  t: Translate,
  { formatDistance }: Formats,
): string =>
  t(late ? 'suggest.live.late' : 'suggest.live', {
    km: formatDistance(km),
    time: brusselsNow(new Date(pickUpAt)).time,
    minutes: lateMinutes,
  });

/** Text of the extra kilometres of the driver's day. */
export function extraKmWords({ extraKm }: Suggestion, t: Translate, { formatDistance }: Formats): string {
  return extraKm === null ? t('suggest.km.unknown') : t('suggest.km', { km: formatDistance(extraKm) });
}

/** Name, extra kilometres, trips of the day, then the reasons for and against, all as text. Plain elements styled by the list: there are many. */
const SuggestionOption = memo(function SuggestionOption({
  id,
  suggestion,
  conflicts,
  otherOf,
  withDate,
  current,
  marked,
}: SuggestionOptionProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const conflictWords = useConflictWords();
  const { driverId, trips, reasons, live } = suggestion;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      data-driver={driverId}
      ref={marked ? showOption : null}
    >
      <div className="figures">
        <span>
          <b>{personName(suggestion, 'list')}</b> {current && <small>({t('suggest.current')})</small>}
        </span>
        <span>{extraKmWords(suggestion, t, formats)}</span>
        <span>{t('suggest.trips', { count: trips })}</span>
      </div>
      {live && (
        <div className={live.late ? 'against' : 'for'}>
          <MapPin size={14} aria-hidden />
          <span>{liveWords(live, t, formats)}</span>
        </div>
      )}
      {reasons.length > 0 && (
        <div className="for">
          <Check size={14} aria-hidden />
          <span>{reasons.map((reason) => reasonWords(reason, t)).join(' · ')}</span>
        </div>
      )}
      {conflicts.slice(0, MOST_SHOWN).map((conflict) => {
        const Icon = conflictStyles[conflict.kind].icon;
        return (
          <div className="against" key={JSON.stringify(conflict)}>
            <Icon size={14} aria-hidden />
            <span>{conflictWords(conflict, { otherOf, withDate })}</span>
          </div>
        );
      })}
      {conflicts.length > MOST_SHOWN && (
        <small>{t('booking.conflicts.more', { count: conflicts.length - MOST_SHOWN })}</small>
      )}
    </div>
  );
});

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
