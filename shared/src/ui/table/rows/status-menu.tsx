import { ChevronDown, LoaderCircle } from 'lucide-react';
import { createElement, use, type MouseEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { type ToastOptions, useToast } from '../../overlay/toast/use-toast.ts';
import type { StatusStyle } from '../../status/row-status.ts';
import { RowMenuContext } from './use-row-menu.ts';
import { isAbort } from '../../../api/problem.ts';

/** The status of a row, as a menu in its cell. */
export interface StatusMenuProps<Value extends string | number> {
  /** Names the row, as in "booking 12". */
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly style: StatusStyle }[];
  /**
   * Saves; resolves when the list shows the new value, rejects when it was refused; an AbortError (cancelled by the user) is not reported.
   * `isUndo`: the call reverts the save before it.
   */
  readonly onSave: (value: Value, isUndo: boolean) => Promise<unknown>;
  /** Further action in the toast of a saved status, besides Undo. */
  readonly offer?: ((value: Value) => Pick<ToastOptions, 'action'>) | undefined;
  /** Why it is disabled. */
  readonly disabled?: string;
}

/** Optimistic update of the status: busy during the save, reverted with a message if it fails, with Undo if it succeeds. Only inside a `DataTable`. */
export function StatusMenu<Value extends string | number>({
  name,
  value,
  choices,
  onSave,
  offer,
  disabled,
}: StatusMenuProps<Value>): ReactNode {
  const t = useT();
  const openMenu = use(RowMenuContext);
  const choiceOf = (sought: Value) => choices.find((choice) => choice.value === sought);
  const wordOf = (sought: Value) => t(choiceOf(sought)?.style.label ?? 'table.status.unknown');
  const { shown, busy, save } = useInlineSave({
    value,
    onSave,
    offer,
    saved: (chosen) => t('table.status.saved', { name, status: wordOf(chosen) }),
    failed: () => t('table.status.failed', { name }),
  });
  const style = choiceOf(shown)?.style;
  const label = t('table.status.change', { name, status: wordOf(shown) });
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (busy) return;
    const items = choices.map((choice) => ({
      id: String(choice.value),
      label: t(choice.style.label),
      icon: createElement(choice.style.icon, { 'aria-hidden': true }),
      checked: choice.value === shown,
      onSelect: () => save(choice.value),
    }));
    openMenu?.({ opener: currentTarget, label, items });
  };
  return (
    <button
      type="button"
      className="status"
      tabIndex={-1}
      data-tone={style?.tone}
      aria-label={label}
      aria-haspopup="menu"
      aria-busy={busy}
      title={disabled}
      disabled={disabled !== undefined}
      onClick={open}
    >
      {busy ? <LoaderCircle aria-hidden data-busy /> : style && createElement(style.icon, { 'aria-hidden': true })}
      <span>{wordOf(shown)}</span>
      <ChevronDown aria-hidden data-chevron />
    </button>
  );
}

/** A value that is saved from its cell. */
interface InlineSaveOptions<Value> {
  /** Value in the list. */
  readonly value: Value;
  /**
   * Resolves when the list has the new value, rejects when it was refused; an AbortError (cancelled by the user) is not reported. `isUndo`: the call
   * reverts the save before it.
   */
  readonly onSave: (value: Value, isUndo: boolean) => Promise<unknown>;
  /** Toast texts of success and failure. */
  readonly saved: (value: Value) => string;
  readonly failed: (value: Value) => string;
  /** Further action in the success toast, besides Undo. */
  readonly offer?: ((value: Value) => Pick<ToastOptions, 'action'>) | undefined;
}

/** State of the cell. */
interface InlineSave<Value> {
  /** The optimistic value, else the list's. */
  readonly shown: Value;
  readonly busy: boolean;
  readonly save: (value: Value) => void;
}

/** Optimistic update: shows the new value immediately, reverts with an error toast when the save fails, and offers Undo, an inverse save, when it succeeds. */
function useInlineSave<Value>({ value, onSave, saved, failed, offer }: InlineSaveOptions<Value>): InlineSave<Value> {
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
