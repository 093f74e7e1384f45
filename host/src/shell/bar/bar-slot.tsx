import { mayOpen } from '@navette/shared/domain';
import type { PinnedRemote, SlotName } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { IconButton } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { createElement, Suspense, use, type ReactNode } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';
import { loadPage } from '../../federation/remote-component.ts';
import { useAttempts } from '../../federation/use-attempts.ts';
import { RemoteBoundary } from '../../page/remote-boundary.tsx';

/** What remotes put into a place of the bar. Nothing is drawn, or fetched, when none does or the user may not see it. */
export function BarSlot({ name }: { readonly name: SlotName }): ReactNode {
  const { data } = useReleaseSet();
  const pages = useUser()?.pages;
  return Object.values(data?.remotes ?? {}).flatMap((remote) =>
    remote.declaration.slots.filter(({ slot, page }) => slot === name && mayOpen(pages, page)).map(({ module }) => <Filling key={`${remote.container}${module}`} remote={remote} module={module} />),
  );
}

interface FillingProps {
  readonly remote: PinnedRemote;
  readonly module: string;
}

function Filling({ remote, module }: FillingProps): ReactNode {
  const { attempt, retry } = useAttempts(remote);
  const broken = (): ReactNode => <Broken remote={remote} onRetry={retry} />;
  return (
    <RemoteBoundary key={attempt} failed={broken}>
      <Suspense>
        <Loaded remote={remote} module={module} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Loaded({ remote, module }: FillingProps): ReactNode {
  return createElement(use(loadPage(remote, module)));
}

/** A small mark rather than a hole: something that is usually here is missing, and a click tries again. */
function Broken({ remote, onRetry }: { readonly remote: PinnedRemote; readonly onRetry: () => void }): ReactNode {
  const t = useT();
  const locale = useLocale();
  return (
    <IconButton label={`${t('load.failure.title', { domain: remote.declaration.titles[locale] })} ${t('shared.retry')}`} color="white" onClick={onRetry}>
      <TriangleAlert aria-hidden />
    </IconButton>
  );
}
