import { mayOpen } from '@navette/shared/domain';
import type { PinnedRemote, SlotDeclaration } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useIsFetching } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { PartFailure } from '../federation/use-recovery.ts';
import { drawnAtom, RemotePart } from '../page/remote-part.tsx';

/** Whether the first page is there with its data. What is not part of it is loaded then, so that it delays no row. */
export const firstPageAtom = atom(false);

/** Milliseconds after which the slots no longer wait for the page. */
const PATIENCE = 3000;

/** Watches the first page for {@link RemoteSlot}. Rendered once, beside the page. */
export function FirstPageWatch(): ReactNode {
  const [isThere, setThere] = useAtom(firstPageAtom);
  return isThere ? null : <Waiting onEnd={() => setThere(true)} />;
}

function Waiting({ onEnd }: { readonly onEnd: () => void }): ReactNode {
  const isDrawn = useAtomValue(drawnAtom);
  const fetching = useIsFetching();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isDrawn && fetching === 0) end();
  }, [isDrawn, fetching]);
  useEffect(() => {
    const timer = setTimeout(end, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

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
  if (!useAtomValue(firstPageAtom)) return null;
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
