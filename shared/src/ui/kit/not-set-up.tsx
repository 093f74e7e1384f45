import type { SetupStep } from '@navette/openapi/enums';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { lazy, type ReactNode, Suspense } from 'react';
import { Box } from './layout.ts';

const NotSetUpNotice = lazy(() => import('./not-set-up-notice.tsx'));

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
  readonly without: { readonly [Service in SetupStep]?: string };
}

/** Says which services of a page are not set up, and how they are; to those without the settings, whom to ask. Nothing once all are, or for one closed before in this browser. */
export function NotSetUp({ without }: NotSetUpProps): ReactNode {
  const [closed, setClosed] = useAtom(closedAtom);
  const missing = Object.entries(without).flatMap(([service, effect]) => {
    const settings = settingsFor(service);
    return settings === undefined || closed.includes(service) ? [] : { service, settings, effect };
  });
  if (missing.length === 0) return null;
  const close = () => setClosed([...closed, ...missing.map(({ service }) => service)]);
  return (
    <Suspense fallback={<Box minHeight="3.75rem" />}>
      <NotSetUpNotice
        effects={missing.map(({ effect }) => effect)}
        settings={missing.map(({ settings }) => settings)}
        onClose={missing.every(({ service }) => CLOSABLE.includes(service)) ? close : undefined}
      />
    </Suspense>
  );
}
