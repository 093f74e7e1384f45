import { mayOpen } from '@navette/shared/domain';
import type { PinnedRemote, SlotName } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { IconButton } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { createElement, use, type ReactNode } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';
import { loadPage } from '../../federation/remote-component.ts';
import type { Trouble } from '../../federation/recovery/trouble.ts';
import { RemotePart } from '../../page/remote-part.tsx';

/** What remotes put into a place of the bar. Nothing is drawn, or fetched, when none does or the user may not see it. */
export function BarSlot({ name }: { readonly name: SlotName }): ReactNode {
  const { data } = useReleaseSet();
  const pages = useUser()?.pages;
  return Object.values(data?.remotes ?? {}).flatMap((remote) =>
    remote.declaration.slots
      .filter(({ slot, page }) => slot === name && mayOpen(pages, page))
      .map(({ module }) => <Filling key={`${remote.container}${module}`} remote={remote} module={module} />),
  );
}

interface FillingProps {
  readonly remote: PinnedRemote;
  readonly module: string;
}

function Filling({ remote, module }: FillingProps): ReactNode {
  const draw = (pinned: PinnedRemote, there: string): ReactNode => <Loaded remote={pinned} module={there} />;
  const failed = (trouble: Trouble): ReactNode => <Broken {...trouble} />;
  return (
    <RemotePart
      remote={remote}
      moduleIn={({ declaration }) => declaration.slots.find((slot) => slot.module === module)?.module}
      load={loadPage}
      draw={draw}
      loading={null}
      failed={failed}
    />
  );
}

function Loaded({ remote, module }: FillingProps): ReactNode {
  return createElement(use(loadPage(remote, module)));
}

/** A small mark rather than a hole: something that is usually here is missing, and a click tries again. */
function Broken({ remote, retrying, retry }: Trouble): ReactNode {
  const t = useT();
  const locale = useLocale();
  return (
    <IconButton
      label={`${t('load.failure.title', { domain: remote.declaration.titles[locale] })} ${t('shared.retry')}`}
      color="white"
      loading={retrying}
      onClick={retry}
    >
      <TriangleAlert aria-hidden />
    </IconButton>
  );
}
