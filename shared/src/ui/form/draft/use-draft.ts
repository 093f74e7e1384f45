import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { registerSignOutCleanup } from '../../../session/sign-out-cleanup.ts';
import { useUser } from '../../../session/use-session.ts';
import { draftPath, dropDraft, readDraft, shapeOf, wipeDrafts, writeDraft } from './draft-store.ts';

registerSignOutCleanup(wipeDrafts);

/** What an earlier visit left behind, offered until it is taken or thrown away. */
export interface DraftOffer {
  /** When it was typed, as an ISO instant. */
  readonly savedAt: string;
  /** Puts the draft into the form, which is dirty then. */
  readonly restore: () => void;
  /** Throws it away for good. */
  readonly discard: () => void;
}

/** The draft of a form: `offer` is what was found (null: nothing), `forget` removes what is kept (saved, discarded). */
export interface Draft {
  readonly offer: DraftOffer | null;
  readonly forget: () => void;
}

/**
 * Keeps what is typed in a form in this browser, for the signed-in user, while it is dirty; offers it back after a
 * reload; wiped at sign-out. Without `draftKey` nothing is kept. `draftKey` names form and record: `booking.new`, `client.12`.
 */
export function useDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  defaultValues: In,
  draftKey: string | undefined,
): Draft {
  const path = draftPath(useUser()?.id, draftKey);
  const [found, setFound] = useState(() => (path === null ? null : readDraft(path, shapeOf(defaultValues))));
  const { subscribe, reset } = form;

  useEffect(() => {
    if (path === null) return undefined;
    let kept = false;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) writeDraft(path, values);
        else if (kept) dropDraft(path);
        kept = isDirty ?? kept;
      },
    });
  }, [path, subscribe]);

  const forget = useCallback(() => {
    if (path) dropDraft(path);
    setFound(null);
  }, [path]);

  const restore = useCallback(() => {
    if (!found) return;
    reset({ ...defaultValues, ...Object(found.values) }, { keepDefaultValues: true });
    setFound(null);
  }, [found, reset, defaultValues]);

  return { offer: found && { savedAt: found.savedAt, restore, discard: forget }, forget };
}
