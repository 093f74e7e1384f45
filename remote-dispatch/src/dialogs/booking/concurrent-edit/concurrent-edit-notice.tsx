import { useT } from '@navette/shared/i18n';
import { Alert, Box, Text } from '@navette/shared/ui';
import { VersionFields } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import type { BookingForm } from '../booking-form.ts';
import { fieldLabelKey, isNamedField } from '../history/field-labels.ts';
import type { Baseline } from '../save/use-baseline.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { ConflictingField } from './conflicting-field.tsx';
import type { ConcurrentEdits } from './use-concurrent-edits.ts';

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
