import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { ControlProps } from '../form/field-frame.tsx';
import { Input } from '../kit/input.tsx';
import { type ItemText, SuggestList, type SuggestRow, suggestRows } from './suggest-list.tsx';
import { TopLayer } from './top-layer.tsx';
import { useSuggestions, type SuggestionFetcher } from './use-suggestions.ts';

/** A text field with suggestions from the server. */
export interface SuggestBoxProps<Item> extends ItemText<Item> {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly fetch: SuggestionFetcher<Item>;
  /** Query while the list is open; null: no request (the text is too short). */
  readonly question: string | null;
  readonly onChoose: (item: Item) => void;
  /** Whether Enter may select an item that nobody marked, see `RecordSource`; default always. */
  readonly isMeant?: ((item: Item, text: string) => boolean) | undefined;
  /** A last row that creates a record. */
  readonly add?: { readonly label: string; readonly onAdd: () => void } | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Warning under the list about the source of its items. */
  readonly notice?: string | undefined;
  /** The value is valid but suspicious, such as a deleted record. */
  readonly odd?: boolean | undefined;
  readonly label: string;
  readonly control: Partial<ControlProps> & { readonly 'aria-label'?: string };
  readonly inputRef?: Ref<HTMLInputElement>;
}

const NO_ROW = -1;

/**
 * Combobox (ARIA pattern): the list opens on typing, click or Down; arrows move, Enter selects, Escape closes the list
 * only. Loading, empty and error are rows of the list. The typed text stays.
 */
export function SuggestBox<Item>(props: SuggestBoxProps<Item>): ReactNode {
  const { text, onTextChange, fetch, question, onChoose, add, onBlur, onFocus, readOnly, control, label } = props;
  const { keyOf, labelOf, detailOf, creditOf, isMeant, placeholder, inputRef, odd, notice } = props;
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<SuggestRow<Item> | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(fetch, isOpen ? question : null);
  const rows = suggestRows(suggestions, keyOf, add !== undefined);
  const isTyped = (question ?? '') !== '';
  const isListed = isOpen && (question !== null || add !== undefined);
  // A marked row stays marked when others arrive above it; when it goes, none is.
  const active = marked ? rows.findIndex(({ key }) => key === marked.key) : unmarkedRow();

  /** The row of Enter until one is marked: the first record that the text means; without any record the row that adds what was typed. */
  function unmarkedRow(): number {
    if (suggestions.status !== 'ready' || text.trim() === '') return NO_ROW;
    if (suggestions.items.length === 0) return isTyped && rows.length > 0 ? 0 : NO_ROW;
    return suggestions.items.findIndex((item) => isMeant?.(item, text) ?? true);
  }

  // Enter pressed before the answer: its row is selected when it arrives.
  const [isHasty, setHasty] = useState(false);
  const awaited = isHasty && suggestions.status === 'ready' ? rows[active] : undefined;
  useEffect(() => {
    if (awaited) take(awaited);
  });

  function close(): void {
    setOpen(false);
    setMarked(null);
    setHasty(false);
  }

  function take(row: SuggestRow<Item>): void {
    if (row.kind === 'retry') return suggestions.retry();
    close();
    if (row.kind === 'add') add?.onAdd();
    else onChoose(row.item);
  }

  function move(step: 1 | -1): void {
    if (!isOpen) return setOpen(true);
    setHasty(false);
    setMarked(rows[(Math.max(active, step > 0 ? NO_ROW : 0) + step + rows.length) % rows.length] ?? null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (readOnly) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isListed) {
      const row = rows[active];
      const isLoading = suggestions.status === 'loading';
      if (row || isLoading || (isTyped && rows.length > 0)) event.preventDefault();
      if (row && !(isLoading && row.kind === 'item')) take(row);
      else setHasty(isLoading);
    } else if (event.key === 'Tab') close();
  }

  return (
    <div ref={anchor}>
      <Input
        {...control}
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && rows[active] ? `${listId}-${String(active)}` : undefined}
        autoComplete="off"
        spellCheck={false}
        color={odd ? 'fg.warning' : undefined}
        readOnly={readOnly}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
          setMarked(null);
          setHasty(false);
          setOpen(true);
        }}
        onClick={() => setOpen(!readOnly)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {isListed && (
        <TopLayer anchor={anchor} onClose={close}>
          <SuggestList
            {...{ rows, active, listId, label, add, notice }}
            status={suggestions.status}
            itemText={{ keyOf, labelOf, detailOf, creditOf }}
            onTake={take}
            onMark={setMarked}
          />
        </TopLayer>
      )}
    </div>
  );
}
