import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

const stored = atomWithStorage('navette.soundMuted', false, undefined, { getOnInit: true });

/** Whether the suite is silent. Whoever plays a sound asks this first, and shows something as well. Kept in the browser. */
export const soundMutedAtom = atom(
  (get) => get(stored),
  (_get, set, muted: boolean) => set(stored, muted),
);
