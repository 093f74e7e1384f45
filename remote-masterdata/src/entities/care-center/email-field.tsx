import { messageKey, useT } from '@navette/shared/i18n';
import { useWatch } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { looksLikeEmail } from './looks-like-email.ts';
import { Fields } from './care-center-fields.ts';
import type { CareCenterValues } from './care-center-schema.ts';

/** E-mail address of a care center: an invalid one is pointed out and may be saved (S2 §5). */
export function EmailField(): ReactNode {
  const t = useT();
  const typed = useWatch<CareCenterValues, 'email_address'>({ name: 'email_address' });
  const isOdd = typed.trim() !== '' && !looksLikeEmail(typed);
  return (
    <Fields.TextField
      name="email_address"
      label={t('carecenter.email')}
      warning={isOdd ? messageKey('carecenter.email.odd') : null}
    />
  );
}
