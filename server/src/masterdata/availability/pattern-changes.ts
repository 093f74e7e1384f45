import { parseSlots } from '@navette/shared/domain';
import type { FieldChange } from '../../kernel/log-details.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { hoursText } from './hours-text.ts';

type Pattern = AnswerOf<'getAvailabilityPattern'>;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const leaveText = ({ leave }: Pattern): string | null =>
  leave
    .map(({ startDate, endDate, reason }) => `${startDate} - ${endDate}${reason === null ? '' : ` (${reason})`}`)
    .join(', ') || null;

/** What is other in the rules of a driver: a line for each weekday, with the hours without the driver, and one for all periods of leave. */
export function patternChanges(before: Pattern, after: Pattern): readonly FieldChange[] {
  const days = WEEKDAYS.map((field, index) => {
    const [was, is] = [before, after].map(({ weekdays }) => hoursText(parseSlots(weekdays[index] ?? null)));
    return { field, before: was ?? null, after: is ?? null };
  });
  return [...days, { field: 'leave', before: leaveText(before), after: leaveText(after) }].filter(
    (change) => change.before !== change.after,
  );
}
