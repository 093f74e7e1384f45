import { useState } from 'react';
import { isAbort } from '../../../api/problem.ts';
import { useToast, type ToastOptions } from '../../overlay/toast/use-toast.ts';

/** A value that is saved from its cell. */
export interface InlineSaveOptions<Value> {
  /** As the list has it. */
  readonly value: Value;
  /**
   * Resolves when the list has the new value, rejects when it was refused; an AbortError (cancelled by the user) is not reported. `isUndo`: the call
   * reverts the save before it.
   */
  readonly onSave: (value: Value, isUndo: boolean) => Promise<unknown>;
  /** Toast texts of success and failure. */
  readonly saved: (value: Value) => string;
  readonly failed: (value: Value) => string;
  /** What the toast of success offers besides Undo. */
  readonly offer?: ((value: Value) => Pick<ToastOptions, 'action'>) | undefined;
}

/** State of the cell. */
export interface InlineSave<Value> {
  /** The optimistic value, else the list's. */
  readonly shown: Value;
  readonly busy: boolean;
  readonly save: (value: Value) => void;
}

/** Optimistic update: shows the new value immediately, reverts with an error toast when the save fails, and offers Undo, an inverse save, when it succeeds. */
export function useInlineSave<Value>({
  value,
  onSave,
  saved,
  failed,
  offer,
}: InlineSaveOptions<Value>): InlineSave<Value> {
  const toast = useToast();
  const [pending, setPending] = useState<{ readonly value: Value } | null>(null);
  const run = async (next: Value, before: Value, undoable: boolean) => {
    setPending({ value: next });
    try {
      await onSave(next, !undoable);
      toast.success(saved(next), undoable ? { undo: () => void run(before, next, false), ...offer?.(next) } : {});
    } catch (error) {
      if (!isAbort(error)) toast.failure(failed(next), error);
    } finally {
      setPending(null);
    }
  };
  const save = (next: Value) => {
    if (pending === null && next !== value) void run(next, value, true);
  };
  return { shown: pending ? pending.value : value, busy: pending !== null, save };
}
