import { useT } from '@navette/shared/i18n';
import { Alert, Box, Text } from '@navette/shared/ui';
import { VersionFields, VersionField } from '@navette/shared/ui-records';
import { type ReactNode, useState } from 'react';
import type { BookingForm } from '../booking-form.ts';
import { fieldLabelKey, isNamedField } from '../history/field-labels.ts';
import type { Baseline } from '../save/use-baseline.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import type { ConcurrentEdits, ConflictingEdit } from './use-concurrent-edits.ts';
import { useWatch } from '@navette/shared/ui-form';
import { FieldValue } from '../history/field-value.tsx';
import type { BookingValues } from '../model/booking-values.ts';
import { shownValue } from './shown-value.ts';

interface ConcurrentEditNoticeProps {
  readonly seen: ConcurrentEdits;
  readonly form: BookingForm;
  readonly baseline: Baseline;
  readonly sources: BookingSources;
}

/** Shows who changed which fields while the form was open, and of those that the user changed too both values, of which one is chosen. */
export function ConcurrentEditNotice({ seen, form, baseline, sources }: ConcurrentEditNoticeProps): ReactNode {
  const t = useT();
  const adopted = seen.adopted
    .filter(isNamedField)
    .map((field) => t(fieldLabelKey(field)))
    .join(', ');
  const conflicting = seen.conflicting.filter(({ name }) => isNamedField(name));
  if (adopted === '' && conflicting.length === 0) return null;
  return (
    <Alert status={conflicting.length === 0 ? 'info' : 'warning'} title={titleOf(seen, t)}>
      {adopted !== '' && <Text>{t('booking.concurrentEdit.adopted', { fields: adopted })}</Text>}
      {conflicting.length > 0 && (
        <>
          <Text>{t('booking.concurrentEdit.conflicting')}</Text>
          {/* It stays over the fields while they are scrolled, and must not cover them all. */}
          <Box maxHeight="30dvh" overflowY="auto">
            <VersionFields>
              {conflicting.map((edit) => (
                <ConflictingField key={edit.name} {...{ edit, form, baseline, sources }} />
              ))}
            </VersionFields>
          </Box>
        </>
      )}
    </Alert>
  );
}

function titleOf({ by, isByMe }: ConcurrentEdits, t: ReturnType<typeof useT>): string {
  if (isByMe) return t('booking.concurrentEdit.titleByMe');
  return by === '' ? t('booking.concurrentEdit.title') : t('booking.concurrentEdit.titleBy', { name: by });
}

interface ConflictingFieldProps {
  readonly edit: ConflictingEdit;
  readonly form: BookingForm;
  readonly baseline: Baseline;
  readonly sources: BookingSources;
}

/** What the user typed beside what somebody else saved. The choice is put into the form at once; typing on goes on with the user's own value. */
function ConflictingField({ edit: { name, mine }, form, baseline, sources }: ConflictingFieldProps): ReactNode {
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
