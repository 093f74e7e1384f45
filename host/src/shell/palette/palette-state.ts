import { atom } from 'jotai';

/** Which of the shell's own windows is open. */
export const shellWindowAtom = atom<'palette' | 'shortcuts' | 'settings' | 'secondFactor' | null>(null);
