import { mayOpen } from '@navette/shared/domain';
import type { PinnedRemote, SlotName } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { IconButton } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { createElement, use, type ReactNode } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';
import { loadPage } from '../../federation/remote-component.ts';
import type { PartFailure } from '../../federation/recovery/part-failure.ts';
import { RemotePart } from '../../page/remote-part.tsx';

/** The remotes' content of a slot of the bar. Only fetched and drawn when the user may see it. */
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
  const failed = (partFailure: PartFailure): ReactNode => <Broken {...partFailure} />;
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

/** Failure state of a slot: an icon with Retry. */
function Broken({ remote, retrying, retry }: PartFailure): ReactNode {
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
