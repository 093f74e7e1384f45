import { personalStorage } from '../../session/personal-storage.ts';
import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUser } from '../../session/use-session.ts';

/** Unsaved values of a form. */
interface StoredDraft {
  /** Time of the last write, ISO instant. */
  readonly savedAt: string;
  /** Field names at the time of writing: a draft of a form with other fields is ignored. */
  readonly shape: string;
  readonly values: unknown;
}

/** Name in the store of a user's draft of a form; null without a signed-in user. */
function draftPath(userId: number | string | undefined, draftKey: string | undefined): string | null {
  return userId === undefined || draftKey === undefined ? null : `draft.${String(userId)}.${draftKey}`;
}

/** Field names of a form as one string, to check whether a draft still fits it. */
function shapeOf(values: object): string {
  return Object.keys(values).sort().join(' ');
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'shape' in value && 'values' in value;
}

/** Reads the draft under this name; null without one, or when its fields differ from the form's. */
function readDraft(path: string, shape: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(personalStorage.read(path) ?? 'null');
    return isStoredDraft(stored) && stored.shape === shape ? stored : null;
  } catch {
    return null; // the entry is not a draft
  }
}

function writeDraft(path: string, values: object): void {
  const draft: StoredDraft = { savedAt: new Date().toISOString(), shape: shapeOf(values), values };
  personalStorage.write(path, JSON.stringify(draft));
}

const dropDraft = (path: string): void => personalStorage.write(path, null);

/** @deprecated since host contract 1.3.0: every sign-out removes drafts by itself. */
export function wipeDrafts(): void {
  // No-op, kept for released remotes that call it.
}

/** Draft of an earlier visit, offered until it is restored or discarded. */
interface DraftOffer {
  /** Time of the last write, ISO instant. */
  readonly savedAt: string;
  /** Restores the draft into the form, which is dirty then. */
  readonly restore: () => void;
  /** Deletes the draft. */
  readonly discard: () => void;
}

/** The draft of a form: `offer` is the stored one (null: none), `remove` deletes it after a save or a discard. */
export interface Draft {
  readonly offer: DraftOffer | null;
  readonly remove: () => void;
}

/**
 * Persists the values of a dirty form in this browser, for the signed-in user; offers them after a
 * reload; deleted at sign-out. Without `draftKey` there is no draft. `draftKey` names form and record: `booking.new`, `client.12`.
 */
export function useDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  defaultValues: In,
  draftKey: string | undefined,
): Draft {
  const path = draftPath(useUser()?.id, draftKey);
  const [found, setFound] = useState(() => (path === null ? null : readDraft(path, shapeOf(defaultValues))));
  const { subscribe, reset } = form;

  // Right after the start of a page the storage can't be read yet. Values typed since replace the draft.
  const shape = shapeOf(defaultValues);
  useEffect(() => {
    if (path === null) return undefined;
    return personalStorage.onLoad(() => setFound((known) => known ?? readDraft(path, shape)));
  }, [path, shape]);

  useEffect(() => {
    if (path === null) return undefined;
    let stored = false;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) writeDraft(path, values);
        else if (stored) dropDraft(path);
        stored = isDirty ?? stored;
      },
    });
  }, [path, subscribe]);

  const remove = useCallback(() => {
    if (path) dropDraft(path);
    setFound(null);
  }, [path]);

  const restore = useCallback(() => {
    if (!found) return;
    reset({ ...defaultValues, ...Object(found.values) }, { keepDefaultValues: true });
    setFound(null);
  }, [found, reset, defaultValues]);

  return { offer: found && { savedAt: found.savedAt, restore, discard: remove }, remove };
}
