import { useFormContext, useWatch } from '@navette/shared/ui-form';
import type { AvailabilityValues } from './availability-schema.ts';
import { rulesOf } from './model.ts';

/** Form context, with the rules that are typed so far. */
export function useAvailability() {
  const { setValue } = useFormContext<AvailabilityValues>();
  const [weekdays, leave, marks] = useWatch<AvailabilityValues, ['weekdays', 'leave', 'marks']>({
    name: ['weekdays', 'leave', 'marks'],
  });
  return {
    weekdays,
    leave,
    marks,
    rules: rulesOf({ weekdays, leave }),
    setWeekdays: (next: AvailabilityValues['weekdays']) => setValue('weekdays', next, { shouldDirty: true }),
    setMarks: (next: AvailabilityValues['marks']) => setValue('marks', next, { shouldDirty: true }),
  };
}
