import type { ReactNode } from 'react';
import { useFormats, useT } from '../../../i18n/index.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import type { Draft } from './use-draft.ts';

/** Offers to restore a draft, with its date; renders nothing without one. */
export function DraftNotice({ draft }: { readonly draft: Draft }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { offer } = draft;
  if (!offer) return null;
  return (
    <section aria-label={t('form.draft.title')}>
      <Alert
        title={t('form.draft.found', { when: formatInstant(offer.savedAt) })}
        actions={
          <>
            <Button size="sm" onClick={offer.restore}>
              {t('form.draft.restore')}
            </Button>
            <Button size="sm" variant="ghost" onClick={offer.discard}>
              {t('form.draft.discard')}
            </Button>
          </>
        }
      />
    </section>
  );
}
