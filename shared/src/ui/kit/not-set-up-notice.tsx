import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { useCan } from '../../session/use-session.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Link } from './link.tsx';

interface NotSetUpNoticeProps {
  /** Effects on the page. */
  readonly effects: readonly string[];
  /** Variables that set up what is missing. */
  readonly settings: readonly string[];
  /** Missing where the notice stays. */
  readonly onClose: (() => void) | undefined;
}

/** Notice of services that are not set up. Loaded with the first: most organisations have them. */
export default function NotSetUpNotice({ effects, settings, onClose }: NotSetUpNoticeProps): ReactNode {
  const t = useT();
  const isAdministrator = useCan('settings');
  return (
    <Alert
      title={effects.join(' ')}
      actions={
        onClose && (
          <Button size="sm" onClick={onClose}>
            {t('shared.close')}
          </Button>
        )
      }
    >
      {isAdministrator ? (
        <>
          {t('notSetUp.how', { settings: settings.join(', ') })} <Link to="/?setup=1">{t('notSetUp.steps')}</Link>
        </>
      ) : (
        t('notSetUp.ask')
      )}
    </Alert>
  );
}
