import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { messageKey, useT } from '../../i18n/index.ts';
import type { ControlProps } from '../form/field-frame.tsx';
import type { RecordAdder, RecordSource } from './record-source.ts';
import { SuggestBox } from './suggest-box.tsx';
import type { RecordState } from './use-record.ts';

/** Record picker outside a form. */
export interface RecordInputProps<Item> {
  readonly source: RecordSource<Item>;
  /** The record of the value (see `useRecord`). */
  readonly record: RecordState<Item>;
  readonly value: number | null;
  /** Called with the choice; `isFocused` unless the user types in another field by then. */
  readonly onChoose: (item: Item | null, isFocused: boolean) => void;
  /** Called with the error message while the text is no chosen record, with null when it is one again or empty. */
  readonly onUnparsed?: ((message: string | null) => void) | undefined;
  readonly add?: RecordAdder<Item> | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly control: Partial<ControlProps> & { readonly 'aria-label'?: string };
}

/** Combobox over the server's records. A text without a chosen record leaves the value unchanged and is reported. */
export function RecordInput<Item>(props: RecordInputProps<Item>): ReactNode {
  const { source, record, value, onChoose, onUnparsed, add, label, control } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null);
  const isTyping = typed !== null && typed.over === value;
  const text = isTyping ? typed.text : textOf();

  const isReplaced = typed !== null && !isTyping; // The value was set from outside while something was typed.
  useEffect(() => {
    if (isReplaced) onUnparsed?.(null);
  }, [isReplaced, onUnparsed]);

  function textOf(): string {
    if (record.status === 'known') return source.labelOf(record.item);
    return record.status === 'missing' ? t('picker.missing', { id: value }) : '';
  }

  function type(next: string): void {
    setTyped({ text: next, over: value });
    const isEmpty = next.trim() === '';
    onUnparsed?.(isEmpty ? null : messageKey('validation.pickFromList'));
    if (isEmpty) choose(null);
  }

  function choose(item: Item | null, isFocused = true): void {
    onUnparsed?.(null);
    setTyped(null);
    onChoose(item, isFocused);
  }

  async function addNew({ open }: RecordAdder<Item>): Promise<void> {
    const item = await open(isTyping ? text.trim() : '');
    // It was looked up after its dialog had closed: a field in which the user types by now keeps the focus.
    const { activeElement } = document;
    const isFocused = activeElement === input.current || !input.current?.form?.contains(activeElement);
    if (isFocused) input.current?.focus();
    if (item !== null) choose(item, isFocused);
  }

  return (
    <SuggestBox
      {...{ text, label, control }}
      inputRef={input}
      odd={!isTyping && record.status === 'missing'}
      onTextChange={type}
      fetch={source.search}
      question={isTyping ? text.trim() : ''}
      keyOf={source.idOf}
      labelOf={source.labelOf}
      detailOf={source.detailOf}
      isMeant={source.isMeant}
      onChoose={choose}
      add={add && { label: add.label(isTyping ? text.trim() : ''), onAdd: () => void addNew(add) }}
      onBlur={props.onBlur}
      onFocus={() => {
        input.current?.select();
        props.onFocus?.();
      }}
      readOnly={props.readOnly}
      placeholder={record.status === 'loading' ? t('picker.loading') : props.placeholder}
    />
  );
}
