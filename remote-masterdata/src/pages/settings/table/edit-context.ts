import { createContext } from 'react';
import type { DraftedSetting } from './use-setting-draft.ts';

/** Row that is edited, for its cells: the columns keep their identity. */
export interface EditedRow {
  readonly id: number | undefined;
  readonly drafted: DraftedSetting;
  /** @returns whether it was saved, or nothing was to be */
  readonly save: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Null outside the table. */
export const EditContext = createContext<EditedRow | null>(null);
