import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

const stored = atomWithStorage('navette.soundMuted', false, undefined, { getOnInit: true });

/** Whether sounds are muted; checked before each sound. Persisted in localStorage. */
export const soundMutedAtom = atom(
  (get) => get(stored),
  (_get, set, muted: boolean) => set(stored, muted),
);
