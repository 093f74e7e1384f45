import { atom } from 'jotai';

/** Open window of the shell. */
export const shellWindowAtom = atom<'palette' | 'shortcuts' | 'settings' | 'secondFactor' | null>(null);
