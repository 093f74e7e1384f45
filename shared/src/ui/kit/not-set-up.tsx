import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { useCan } from '../../session/use-session.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Link } from './link.tsx';

const OUTSIDE_SERVICES = ['mailOut', 'mailbox', 'booqit', 'addresses', 'routes', 'map', 'sms', 'mailingList'] as const;

type OutsideService = (typeof OUTSIDE_SERVICES)[number];

/** Variables that set up a service outside of the server, from the page's head; undefined for one that is set up (specification/office.md#first-steps). */
export function settingsFor(service: string): string | undefined {
  const head = document.querySelector<HTMLMetaElement>('meta[name="not-set-up"]')?.content;
  if (!head?.startsWith('{')) return undefined;
  const all: Readonly<Record<string, string>> = JSON.parse(head);
  return all[service];
}

/** Services without which a page shows less or estimates, but nothing is held back: this may be closed. */
const CLOSABLE: readonly string[] = ['mailbox', 'addresses', 'routes', 'map'];

/** Services about which this browser says nothing any more. */
const closedAtom = atomWithStorage<readonly string[]>('navette.notSetUp', [], undefined, { getOnInit: true });

interface NotSetUpProps {
  /** Effect on the page of each service that it would use. */
  readonly without: { readonly [Service in OutsideService]?: string };
}

/** Says which services of a page are not set up, and how they are; to those without the settings, whom to ask. Nothing once all are, or for one closed before in this browser. */
export function NotSetUp({ without }: NotSetUpProps): ReactNode {
  const t = useT();
  const isAdministrator = useCan('settings');
  const [closed, setClosed] = useAtom(closedAtom);
  const missing = OUTSIDE_SERVICES.flatMap((service) => {
    const [settings, effect] = [settingsFor(service), without[service]];
    return settings === undefined || effect === undefined || closed.includes(service)
      ? []
      : { service, settings, effect };
  });
  const close = () => setClosed([...closed, ...missing.map(({ service }) => service)]);
  if (missing.length === 0) return null;
  return (
    <Alert
      title={missing.map(({ effect }) => effect).join(' ')}
      actions={
        missing.every(({ service }) => CLOSABLE.includes(service)) ? (
          <Button size="sm" onClick={close}>
            {t('shared.close')}
          </Button>
        ) : undefined
      }
    >
      {isAdministrator ? (
        <>
          {t('notSetUp.how', { settings: missing.map(({ settings }) => settings).join(', ') })}{' '}
          <Link to="/?setup=1">{t('notSetUp.steps')}</Link>
        </>
      ) : (
        t('notSetUp.ask')
      )}
    </Alert>
  );
}
