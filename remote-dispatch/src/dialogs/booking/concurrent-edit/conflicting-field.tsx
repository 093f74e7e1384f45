import { useT } from '@navette/shared/i18n';
import { useWatch } from '@navette/shared/ui-form';
import { VersionField } from '@navette/shared/ui-records';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BookingForm } from '../booking-form.ts';
import { fieldLabelKey } from '../history/field-labels.ts';
import { FieldValue } from '../history/field-value.tsx';
import type { BookingValues } from '../model/booking-values.ts';
import type { Baseline } from '../save/use-baseline.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { shownValue } from './shown-value.ts';
import type { ConflictingEdit } from './use-concurrent-edits.ts';

interface ConflictingFieldProps {
  readonly edit: ConflictingEdit;
  readonly form: BookingForm;
  readonly baseline: Baseline;
  readonly sources: BookingSources;
}

/** What the user typed beside what somebody else saved. The choice is put into the form at once; typing on goes on with the user's own value. */
export function ConflictingField({ edit: { name, mine }, form, baseline, sources }: ConflictingFieldProps): ReactNode {
  const t = useT();
  const held = useWatch<BookingValues, typeof name>({ control: form.control, name });
  const theirs = baseline.values()[name];
  const takesTheirs = held === theirs;
  const [typed, setTyped] = useState(mine);
  if (!takesTheirs && held !== typed) setTyped(held);
  const shown = (value: BookingValues[keyof BookingValues]) => (
    <FieldValue field={name} value={shownValue(value)} sources={sources} />
  );
  return (
    <VersionField
      label={t(fieldLabelKey(name))}
      mine={shown(typed)}
      theirs={shown(theirs)}
      takesTheirs={takesTheirs}
      onChoose={(its) => {
        if (its) baseline.restore(name);
        else form.setValue(name, typed, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
