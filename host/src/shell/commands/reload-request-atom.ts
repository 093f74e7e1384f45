import { atom } from 'jotai';

/** Pending reload request from another user. */
export interface ReloadRequestState {
  /** Name of the requesting user. */
  readonly by: string;
  /** Available version; null when the reload has another reason. */
  readonly version: string | null;
}

/** Reload request that waits for the user; null for none. */
export const reloadRequestAtom = atom<ReloadRequestState | null>(null);
