const PREFIX = 'navette.draft.';

/** What was typed in a form and not saved. */
export interface StoredDraft {
  /** When it was last written, as an ISO instant. */
  readonly savedAt: string;
  /** The names of the form's fields then: a draft of a form that has changed since is worth nothing. */
  readonly shape: string;
  readonly values: unknown;
}

/** Where a user's draft of a form is kept; null when there is nobody to keep it for. */
export function draftPath(userId: number | string | undefined, draftKey: string | undefined): string | null {
  return userId === undefined || draftKey === undefined ? null : `${PREFIX}${String(userId)}.${draftKey}`;
}

/** The names of a form's fields as one text, to tell whether a draft still fits it. */
export function shapeOf(values: object): string {
  return Object.keys(values).sort().join(' ');
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'shape' in value && 'values' in value;
}

/** The draft at this place if it fits the form's shape, else null. */
export function readDraft(path: string, shape: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(path) ?? 'null');
    return isStoredDraft(stored) && stored.shape === shape ? stored : null;
  } catch {
    return null; // storage is blocked, or its text is not ours
  }
}

/** Keeps what is typed; a full or blocked storage loses the draft, never the typing. */
export function writeDraft(path: string, values: object): void {
  const draft: StoredDraft = { savedAt: new Date().toISOString(), shape: shapeOf(values), values };
  try {
    localStorage.setItem(path, JSON.stringify(draft));
  } catch {
    dropDraft(path);
  }
}

/** Forgets one draft. */
export function dropDraft(path: string): void {
  try {
    localStorage.removeItem(path);
  } catch {
    // storage is blocked: there is nothing to forget
  }
}

/** Forgets every draft on this machine: they may hold patients' data, and a session ends here. */
export function wipeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to forget
  }
}
