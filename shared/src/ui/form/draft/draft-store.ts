import { PERSONAL_PREFIX } from '../../../session/personal-storage.ts';

/** Wiped at sign-out. */
const PREFIX = `${PERSONAL_PREFIX}draft.`;

/** Unsaved values of a form. */
export interface StoredDraft {
  /** When it was last written, as an ISO instant. */
  readonly savedAt: string;
  /** Field names when it was written: a draft of a form whose fields have changed since is ignored. */
  readonly shape: string;
  readonly values: unknown;
}

/** Storage key of a user's draft of a form; null without a signed-in user. */
export function draftPath(userId: number | string | undefined, draftKey: string | undefined): string | null {
  return userId === undefined || draftKey === undefined ? null : `${PREFIX}${String(userId)}.${draftKey}`;
}

/** Field names of a form as one string, to check whether a draft still fits it. */
export function shapeOf(values: object): string {
  return Object.keys(values).sort().join(' ');
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'shape' in value && 'values' in value;
}

/** Reads the draft under this key; null without one, or when its fields differ from the form's. */
export function readDraft(path: string, shape: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(path) ?? 'null');
    return isStoredDraft(stored) && stored.shape === shape ? stored : null;
  } catch {
    return null; // storage is blocked, or the entry is not a draft
  }
}

/** Stores a draft; with a full or blocked storage there is no draft, and typing goes on. */
export function writeDraft(path: string, values: object): void {
  const draft: StoredDraft = { savedAt: new Date().toISOString(), shape: shapeOf(values), values };
  try {
    localStorage.setItem(path, JSON.stringify(draft));
  } catch {
    dropDraft(path);
  }
}

/** Deletes one draft. */
export function dropDraft(path: string): void {
  try {
    localStorage.removeItem(path);
  } catch {
    // storage is blocked: there is nothing to delete
  }
}

/** Deletes every draft in this browser at sign-out, because drafts may hold patients' data. */
export function wipeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to delete
  }
}
