import type { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useChooseVersions, type DescribedChange } from '@navette/shared/ui-records';
import { givenUp } from '../../../bookings/question/given-up.ts';
import type { BookingForm } from '../booking-form.ts';
import { shownValue } from '../concurrent-edit/shown-value.ts';
import type { WatchedEdits } from '../concurrent-edit/use-concurrent-edits.ts';
import { fieldLabelKey, isNamedField } from '../history/field-labels.ts';
import { FieldValue } from '../history/field-value.tsx';
import type { CompleteBooking } from '../model/booking-schema.ts';
import { isFormField, type BookingValues } from '../model/booking-values.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import type { Baseline } from './use-baseline.ts';
import type { SavedBooking } from './use-save-booking.ts';

/** Called with the refusal of a save that was meant for another version, and with the save itself, which is made again. */
export type ResolveStale = (
  error: ApiProblem,
  save: (chosen: CompleteBooking) => Promise<SavedBooking>,
) => Promise<SavedBooking>;

/**
 * Gives the function for a save that would overwrite what somebody saved in the meantime: their changes of other fields come into the form, of the same fields both
 * values are shown and one is chosen, then it is saved over their version. Rejects with an AbortError when the user goes back to the form.
 */
export function useResolveStale(
  form: BookingForm,
  baseline: Baseline,
  { reread }: WatchedEdits,
  sources: BookingSources,
): ResolveStale {
  const t = useT();
  const choose = useChooseVersions();

  return async (error, save) => {
    const mine = form.getValues();
    const { conflicting: theirs } = await reread();
    const names = Object.keys(theirs).filter(isNamedField);
    const shown = (values: Partial<BookingValues>, name: string) =>
      isFormField(name, mine) && <FieldValue field={name} value={shownValue(values[name] ?? null)} sources={sources} />;
    const changed = names.map((name): DescribedChange => ({
      names: [name],
      isMine: true,
      label: t(fieldLabelKey(name)),
      mine: shown(mine, name),
      theirs: shown(theirs, name),
    }));
    const taken = changed.length === 0 ? [] : await choose({ changed, error });
    if (taken === null) throw givenUp();
    for (const name of taken) if (isFormField(name, mine)) baseline.restore(name);
    const saved: SavedBooking[] = [];
    await form.handleSubmit(async (chosen) => {
      saved.push(await save(chosen));
    })();
    const [booking] = saved;
    // The chosen values do not fit together: the form says so at its fields.
    if (booking === undefined) throw givenUp();
    return booking;
  };
}
