import { atom } from 'jotai';

/** A reload that somebody asks of this page. */
export interface ReloadRequestState {
  /** Who asks. */
  readonly by: string;
  /** The version that is there; null when the page is asked to reload for another reason. */
  readonly version: string | null;
}

/** The reload that is asked for and waits for the user; null for none. */
export const reloadRequestAtom = atom<ReloadRequestState | null>(null);
