import { Pencil } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { messageKey, useT } from '../../../i18n/index.ts';
import { useDirtyForm } from '../../form/dirty-forms.tsx';
import { useToast } from '../../overlay/toast/use-toast.ts';
import type { CellEdit, CellValue } from '../../table/columns/column.ts';
import { isOvertaken } from '../use-save-over.ts';
import { MOST, readCell, refusalText, writeCell } from './read-cell.ts';
import type { OpenCell, OpenCells } from './use-editable-columns.tsx';

interface EditableCellProps {
  readonly cells: OpenCells;
  readonly edit: CellEdit;
  /** Id of the record. */
  readonly id: number;
  readonly field: string;
  /** Heading of the column. */
  readonly label: string;
  /** Names the record. */
  readonly name: string;
  readonly value: CellValue;
  /** The value as shown. */
  readonly text: string;
  readonly refresh: () => Promise<void>;
}

/** A cell that is edited in place: its text with a quiet button, or its input. */
export default function EditableCell(props: EditableCellProps): ReactNode {
  const { edit, label, name, text } = props;
  const t = useT();
  const { cell, begin, change, cancel, commit, focusOn } = useCell(props);
  if (cell && !cell.isSaving) return <CellField {...{ props, cell, change, cancel, commit, focusOn }} />;
  return (
    <span
      className="cell-edit"
      aria-busy={cell !== undefined}
      onDoubleClick={(event) => {
        event.stopPropagation();
        begin();
      }}
    >
      {cell ? writeCell(edit, cell.draft) : text}
      <button
        ref={focusOn}
        type="button"
        tabIndex={-1}
        data-cell
        aria-label={t('records.cell.edit', { field: label, name })}
        onClick={begin}
        onKeyDown={(event) => {
          if (event.key !== 'F2') return;
          event.preventDefault();
          begin();
        }}
      >
        <Pencil aria-hidden />
      </button>
    </span>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface CellFieldProps extends Pick<ReturnType<typeof useCell>, 'change' | 'cancel' | 'commit' | 'focusOn'> {
  readonly props: EditableCellProps;
  readonly cell: OpenCell;
}

/** The input of an open cell, with the message of a refusal. */
function CellField({ props, cell, change, cancel, commit, focusOn }: CellFieldProps): ReactNode {
  const { edit, label, name, value, text } = props;
  const { draft, seen, error } = cell;
  const t = useT();
  const id = useId();
  useDirtyForm(id, draft !== writeCell(edit, seen), messageKey('records.cell.form'));
  const isChanged = storedOf(value) !== seen;
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    if (key === 'Enter' && !shiftKey) commit(true);
    else if (key === 'Escape') cancel();
    else if (key !== 'Tab' || !leave(event.currentTarget, shiftKey ? -1 : 1, () => commit(false))) return;
    event.preventDefault();
  };
  const field = {
    ref: focusOn,
    'data-cell': true,
    tabIndex: -1,
    'aria-label': t('table.row.action', { action: label, name }),
    'aria-invalid': error !== undefined,
    'aria-describedby': error !== undefined || isChanged ? id : undefined,
    'aria-required': edit.required,
    maxLength: MOST[edit.kind],
    value: draft,
    onChange: ({ target }: { readonly target: Field }) => change(target.value),
    onKeyDown,
    // A window that loses the focus keeps the cell open, and a refused value is not sent again.
    onBlur: (_event: FocusEvent) => {
      if (document.hasFocus() && error === undefined) commit(false);
    },
  } as const;
  return (
    <span className="cell-open" onDoubleClick={(event: MouseEvent) => event.stopPropagation()}>
      {edit.kind === 'note' ? <textarea {...field} /> : <input {...field} type={TYPES[edit.kind]} autoComplete="off" />}
      {(error !== undefined || isChanged) && (
        <p id={id} role={error === undefined ? 'status' : 'alert'} ref={bringIntoView}>
          {error}
          {isChanged && ` ${t('records.cell.now', { value: text || '—' })}`}
        </p>
      )}
    </span>
  );
}

const TYPES = { text: 'text', phone: 'tel', email: 'text' } as const;

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

const storedOf = (value: CellValue): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Saves a cell and opens the one beside it. @returns whether Tab was handled; not beyond the last cell, where it leaves the list */
function leave(from: HTMLElement, step: 1 | -1, commit: () => boolean): boolean {
  const beside = [...(from.closest('tr')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const next = beside[beside.indexOf(from) + step];
  if (!next) return false;
  if (!commit()) return true;
  if (next instanceof HTMLButtonElement) next.click();
  else next.focus();
  return true;
}

/** State and actions of a cell. */
function useCell({ cells, edit, id, field, label, name, value, refresh }: EditableCellProps) {
  const t = useT();
  const toast = useToast();
  const key = `${String(id)} ${field}`;
  const target = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const stored = storedOf(value);
  const subscribe = useCallback(
    (listener: () => void) => {
      cells.listeners.add(listener);
      return () => cells.listeners.delete(listener);
    },
    [cells],
  );
  const cell = useSyncExternalStore(subscribe, () => cells.open.get(key));
  const put = (next: OpenCell | undefined) => {
    if (next) cells.open.set(key, next);
    else cells.open.delete(key);
    for (const listener of cells.listeners) listener();
  };
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    target.current?.focus({ preventScroll: true });
    if (target.current instanceof HTMLInputElement) target.current.select();
  });

  async function send(draft: string, next: string | null, seen: string | null): Promise<void> {
    put({ draft, seen, isSaving: true });
    try {
      await edit.save(id, next, seen);
    } catch (error) {
      // The focus goes back to the input unless the user has gone on.
      wantsFocus.current = document.activeElement === document.body || document.activeElement === target.current;
      put({ draft, seen, error: refusalText(error, field, t), isOvertaken: isOvertaken(error) });
      if (isOvertaken(error)) void refresh();
      return;
    }
    const values = { name, field: label };
    const undo = async () => {
      try {
        await edit.save(id, seen, next);
        toast.success(t('records.cell.saved', values));
      } catch (error) {
        toast.failure(t('records.active.failed', { name }), error);
      }
      void refresh();
    };
    const isFirst = edit.required === true && seen === null;
    toast.success(t('records.cell.saved', values), isFirst ? undefined : { undo: () => void undo() });
    await refresh();
    put(undefined);
  }

  return {
    cell,
    focusOn: useCallback((element: HTMLElement | null) => {
      target.current = element;
    }, []),
    begin: () => {
      if (cells.open.has(key)) return;
      wantsFocus.current = true;
      put({ draft: writeCell(edit, stored), seen: stored });
    },
    change: (draft: string) => cell && put({ ...cell, draft, error: undefined }),
    cancel: () => {
      wantsFocus.current = true;
      put(undefined);
    },
    /** Saves what was typed. @param stays the focus stays on the cell. @returns false when the value can't be sent */
    commit: (stays: boolean): boolean => {
      const open = cells.open.get(key);
      if (!open || open.isSaving) return true;
      const read = readCell(edit, open.draft);
      if ('wrong' in read) {
        put({ ...open, error: t(read.wrong) });
        return false;
      }
      wantsFocus.current = stays;
      const seen = open.isOvertaken ? stored : open.seen;
      if (read.value === seen) put(undefined);
      else void send(open.draft.trim(), read.value, seen);
      return true;
    },
  };
}
