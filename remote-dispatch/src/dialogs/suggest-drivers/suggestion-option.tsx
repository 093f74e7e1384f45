import { personName } from '@navette/shared/domain';
import { useFormats, useT, type Formats, type Translate } from '@navette/shared/i18n';
import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Conflict } from '../../conflicts/conflict.ts';
import { conflictStyles } from '../../conflicts/conflict-styles.ts';
import { useConflictWords } from '../../conflicts/use-conflict-words.ts';
import type { Suggestion } from './suggestion.ts';

/** Maximum conflicts shown per driver; the rest is counted: a standing order may have dozens. */
const MOST_SHOWN = 4;

/** One driver of the list. */
export interface SuggestionOptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly conflicts: readonly Conflict[];
  /** Description of another trip. */
  readonly otherOf: (bookingId: number) => string | undefined;
  /** The trip is on several days: conflicts show theirs. */
  readonly withDate: boolean;
  /** Is the current driver. */
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

/** Text of the extra kilometres of the driver's day. */
function extraKmWords({ extraKm }: Suggestion, t: Translate, { formatDistance }: Formats): string {
  return extraKm === null ? t('suggest.km.unknown') : t('suggest.km', { km: formatDistance(extraKm) });
}

/** Name, extra kilometres, trips of the day, then the reasons for and against, all as text. Plain elements styled by the list: there are many. */
export const SuggestionOption = memo(function SuggestionOption({
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
  const { driverId, trips, reasons } = suggestion;
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
