import { personalStorage } from '../../../session/personal-storage.ts';

/** Unsaved values of a form. */
export interface StoredDraft {
  /** Time of the last write, ISO instant. */
  readonly savedAt: string;
  /** Field names at the time of writing: a draft of a form with other fields is ignored. */
  readonly shape: string;
  readonly values: unknown;
}

/** Name in the store of a user's draft of a form; null without a signed-in user. */
export function draftPath(userId: number | string | undefined, draftKey: string | undefined): string | null {
  return userId === undefined || draftKey === undefined ? null : `draft.${String(userId)}.${draftKey}`;
}

/** Field names of a form as one string, to check whether a draft still fits it. */
export function shapeOf(values: object): string {
  return Object.keys(values).sort().join(' ');
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'shape' in value && 'values' in value;
}

/** Reads the draft under this name; null without one, or when its fields differ from the form's. */
export function readDraft(path: string, shape: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(personalStorage.read(path) ?? 'null');
    return isStoredDraft(stored) && stored.shape === shape ? stored : null;
  } catch {
    return null; // the entry is not a draft
  }
}

/** Stores a draft. */
export function writeDraft(path: string, values: object): void {
  const draft: StoredDraft = { savedAt: new Date().toISOString(), shape: shapeOf(values), values };
  personalStorage.write(path, JSON.stringify(draft));
}

/** Deletes one draft. */
export const dropDraft = (path: string): void => personalStorage.write(path, null);

/** @deprecated since host contract 1.3.0: every sign-out removes drafts by itself. */
export function wipeDrafts(): void {
  // No-op, kept for released remotes that call it.
}
