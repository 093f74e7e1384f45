import { atom } from 'jotai';
import type { DriverChanges } from './plan-notices.ts';

/** Drivers whom an applied plan left to be notified later. Kept for the session, also when the page is left. */
export const waitingNoticesAtom = atom<readonly DriverChanges[]>([]);
