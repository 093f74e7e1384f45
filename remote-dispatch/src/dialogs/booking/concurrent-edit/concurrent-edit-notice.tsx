import { useT } from '@navette/shared/i18n';
import { Alert, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { fieldLabelKey, isNamedField } from '../history/field-labels.ts';
import type { ConcurrentEdits } from './use-concurrent-edits.ts';

/** Shows who changed which fields while the form was open, and what becomes of them. */
export function ConcurrentEditNotice({ seen }: { readonly seen: ConcurrentEdits }): ReactNode {
  const t = useT();
  const names = (fields: readonly string[]): string =>
    fields
      .filter(isNamedField)
      .map((field) => t(fieldLabelKey(field)))
      .join(', ');
  const [adopted, conflicting] = [names(seen.adopted), names(seen.conflicting)];
  if (adopted === '' && conflicting === '') return null;
  return (
    <Alert
      status={conflicting === '' ? 'info' : 'warning'}
      title={
        seen.by === '' ? t('booking.concurrentEdit.title') : t('booking.concurrentEdit.titleBy', { name: seen.by })
      }
    >
      {adopted !== '' && <Text>{t('booking.concurrentEdit.adopted', { fields: adopted })}</Text>}
      {conflicting !== '' && <Text>{t('booking.concurrentEdit.conflicting', { fields: conflicting })}</Text>}
    </Alert>
  );
}
