import { ChevronDown, LoaderCircle } from 'lucide-react';
import { createElement, use, type MouseEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { type ToastOptions, useToast } from '../../overlay/toast/use-toast.ts';
import type { StatusStyle } from '../../status/status-mark.tsx';
import { RowMenuContext } from './use-row-pointer.ts';
import { isAbort } from '../../../api/problem.ts';

interface StatusMenuProps<Value extends string | number> {
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
}

/** Optimistic update of the status: busy during the save, reverted with a message if it fails, with Undo if it succeeds. Only inside a `DataTable`. */
export function StatusMenu<Value extends string | number>({
  name,
  value,
  choices,
  onSave,
  offer,
}: StatusMenuProps<Value>): ReactNode {
  const t = useT();
  const menus = use(RowMenuContext);
  const choiceOf = (sought: Value) => choices.find((choice) => choice.value === sought);
  const wordOf = (sought: Value) => t(choiceOf(sought)?.style.label ?? 'table.status.unknown');
  const toast = useToast();
  const [pending, setPending] = useState<{ readonly value: Value } | null>(null);
  const shown = pending ? pending.value : value;
  const busy = pending !== null;
  const save = async (next: Value, before: Value, isUndo: boolean) => {
    setPending({ value: next });
    try {
      await onSave(next, isUndo);
      toast.success(
        t('table.status.saved', { name, status: wordOf(next) }),
        isUndo ? {} : { undo: () => void save(before, next, true), ...offer?.(next) },
      );
    } catch (error) {
      if (!isAbort(error)) toast.failure(t('table.status.failed', { name }), error);
    } finally {
      setPending(null);
    }
  };
  const style = choiceOf(shown)?.style;
  const label = t('table.status.change', { name, status: wordOf(shown) });
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (busy) return;
    const items = choices.map((choice) => ({
      id: String(choice.value),
      label: t(choice.style.label),
      icon: createElement(choice.style.icon, { 'aria-hidden': true }),
      checked: choice.value === shown,
      onSelect: () => void (choice.value !== value && save(choice.value, value, false)),
    }));
    menus?.open({ opener: currentTarget, label, items });
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
      onClick={open}
    >
      {busy ? <LoaderCircle aria-hidden data-busy /> : style && createElement(style.icon, { 'aria-hidden': true })}
      <span>{wordOf(shown)}</span>
      <ChevronDown aria-hidden data-chevron />
    </button>
  );
}
