import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { personalStorage } from '../../../session/personal-storage.ts';
import { useUser } from '../../../session/use-session.ts';
import { draftPath, dropDraft, readDraft, shapeOf, writeDraft } from './draft-store.ts';

/** Draft of an earlier visit, offered until it is restored or discarded. */
export interface DraftOffer {
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
