import { useT } from '@navette/shared/i18n';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asFailure } from '../federation/load-failure.ts';
import { PlainAlert } from '../plain/alert.tsx';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';
import { PublicFrame } from './public-frame.tsx';

/** The host itself failed, or one of its chunks did not load. */
export function CrashPage({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const [{ incidentId, message }] = useState(() => asFailure(error, 'host'));
  return (
    <PublicFrame title={t('page.denied')}>
      <div className={look.crash}>
        <PlainAlert status="error" title={t('crash.title')}>
          {t('crash.body')}
        </PlainAlert>
        <p className={look.crashNote}>
          {t('shared.fault.incident', { incident: incidentId })} · {message}
        </p>
        <PlainButton className={look.crashButton} icon={<RotateCw aria-hidden />} onClick={() => location.reload()}>
          {t('crash.reload')}
        </PlainButton>
      </div>
    </PublicFrame>
  );
}
