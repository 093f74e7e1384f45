import { createContext } from 'react';
import type { DraftedSetting } from './use-setting-draft.ts';

/** Edited row, provided to its cells by context so that the column definitions keep their identity. */
export interface EditedRow {
  readonly id: number | undefined;
  readonly drafted: DraftedSetting;
  /** @returns whether it was saved, or there was nothing to save */
  readonly save: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Null outside the table. */
export const EditContext = createContext<EditedRow | null>(null);
