import { useT } from '@navette/shared/i18n';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** Buttons for what Enter and Esc do in a row. */
export function EditButtons({ save, cancel }: { readonly save: () => void; readonly cancel: () => void }): ReactNode {
  const t = useT();
  return (
    <span className="row-actions">
      <button type="button" aria-label={t('shared.save')} title={t('shared.save')} onClick={save}>
        <Check aria-hidden />
      </button>
      <button type="button" aria-label={t('shared.cancel')} title={t('shared.cancel')} onClick={cancel}>
        <X aria-hidden />
      </button>
    </span>
  );
}
