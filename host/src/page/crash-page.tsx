import { useT } from '@navette/shared/i18n';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { currentSession } from '@navette/shared/session';
import { detailOf } from '../federation/error-detail.ts';
import { asFailure, type LoadFailure } from '../federation/load-failure.ts';
import { PlainAlert } from '../plain/alert.tsx';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';
import { PublicFrame } from './public-frame.tsx';

/** The host itself failed, or one of its chunks did not load. */
export function CrashPage({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const [failure] = useState(() => asFailure(error, 'host'));
  const { incidentId, message } = failure;
  useEffect(() => reportCrash(failure), [failure]);
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

/** Reports the number that is shown, by which ops find the line. Without the client of the API, whose chunk may be what does not load. */
function reportCrash(failure: LoadFailure): void {
  const token = currentSession()?.token;
  if (token === undefined) return;
  const { incidentId } = failure;
  const version = process.env.NAVETTE_VERSION;
  const event = { set: 'unknown', remote: 'host', version, outcome: 'threw', detail: detailOf(failure), incidentId };
  fetch('/service/release/loads', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
    keepalive: true,
  }).catch(() => undefined);
}
