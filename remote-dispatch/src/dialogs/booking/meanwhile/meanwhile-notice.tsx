import { useT } from '@navette/shared/i18n';
import { Alert, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { fieldLabelKey, isSaidField } from '../history/field-labels.ts';
import type { SeenMeanwhile } from './use-meanwhile.ts';

/** Says who changed which fields while the form was open, and what becomes of them. */
export function MeanwhileNotice({ seen }: { readonly seen: SeenMeanwhile }): ReactNode {
  const t = useT();
  const names = (fields: readonly string[]): string =>
    fields
      .filter(isSaidField)
      .map((field) => t(fieldLabelKey(field)))
      .join(', ');
  const [taken, kept] = [names(seen.taken), names(seen.kept)];
  if (taken === '' && kept === '') return null;
  return (
    <Alert
      status={kept === '' ? 'info' : 'warning'}
      title={seen.by === '' ? t('booking.meanwhile.title') : t('booking.meanwhile.titleBy', { name: seen.by })}
    >
      {taken !== '' && <Text>{t('booking.meanwhile.taken', { fields: taken })}</Text>}
      {kept !== '' && <Text>{t('booking.meanwhile.kept', { fields: kept })}</Text>}
    </Alert>
  );
}
