import { mayOpen } from '@navette/shared/domain';
import type { PinnedRemote, SlotDeclaration } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import type { ReactNode } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { PartFailure } from '../federation/use-recovery.ts';
import { RemotePart } from '../page/remote-part.tsx';

interface RemoteSlotProps {
  /** Selects the slot content to render. */
  readonly fits: (slot: SlotDeclaration, remote: PinnedRemote) => boolean;
  /** Rendered in place of content that fails to load. */
  readonly failed: (failure: PartFailure) => ReactNode;
}

/** Content of remotes in a slot of the shell. Only loaded and rendered when the user may see it. */
export function RemoteSlot({ fits, failed }: RemoteSlotProps): ReactNode {
  const { data } = useReleaseSet();
  const pages = useUser()?.pages;
  return Object.values(data?.remotes ?? {}).flatMap((remote) =>
    remote.declaration.slots
      .filter((slot) => fits(slot, remote) && mayOpen(pages, slot.page))
      .map(({ module }) => (
        <RemotePart
          key={`${remote.container}${module}`}
          remote={remote}
          moduleIn={({ declaration }) => declaration.slots.find((slot) => slot.module === module)?.module}
          props={{}}
          loading={null}
          failed={failed}
        />
      )),
  );
}
