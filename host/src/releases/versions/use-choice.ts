import { useCallback, useState } from 'react';
import type { RemoteChoice } from '../requests/use-verification.ts';

/** Selection of versions to activate or stage together: one for each remote. */
export interface Choice {
  readonly remotes: readonly RemoteChoice[];
  readonly has: (version: RemoteChoice) => boolean;
  /** Toggles a version; it replaces another one of the same remote. */
  readonly toggle: (version: RemoteChoice) => void;
  readonly clear: () => void;
}

const none: readonly RemoteChoice[] = [];

/** The versions chosen so far. */
export function useChoice(): Choice {
  const [remotes, setRemotes] = useState(none);
  const has = useCallback(
    ({ name, version }: RemoteChoice) => remotes.some((chosen) => chosen.name === name && chosen.version === version),
    [remotes],
  );
  const toggle = useCallback(({ name, version }: RemoteChoice) => {
    setRemotes((before) => {
      const others = before.filter((chosen) => chosen.name !== name);
      const isChosen = before.some((chosen) => chosen.name === name && chosen.version === version);
      return isChosen
        ? others
        : [...others, { name, version }].toSorted((left, right) => (left.name < right.name ? -1 : 1));
    });
  }, []);
  const clear = useCallback(() => setRemotes(none), []);
  return { remotes, has, toggle, clear };
}
