import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { messageKey, parseDate, useT } from '../../i18n/index.ts';
import { Input } from '../kit/input.tsx';
import { CalendarButton, WithButton } from './calendar-button.tsx';
import type { DateInputProps } from './date-input.tsx';

/** Input for several dates outside a form. */
export interface DatesInputProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** ISO dates, in order, each once. */
  readonly value: readonly IsoDate[];
  readonly onChange: (value: IsoDate[]) => void;
  /** The proposed day, as long as it is the only one and nobody chose it: the first typed or picked day replaces it. */
  readonly proposed?: IsoDate | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const inOrder = (dates: readonly IsoDate[]): IsoDate[] => [...new Set(dates)].sort();

/** Several dates: Enter or blur adds the typed one, replacing a proposed one, the calendar adds and removes; `DateChips` shows them. */
export function DatesInput(props: DatesInputProps): ReactNode {
  const { value, onChange, onUnparsed, onBlur, label, min, max, past, ahead, isUnavailable, readOnly, control } = props;
  const { proposed, inputRef } = props;
  const reading = { past, ahead };
  const t = useT();
  const [text, setText] = useState('');
  const anchor = useRef<HTMLDivElement>(null);

  /** Chosen days without the merely proposed one. */
  const chosen = (days: readonly IsoDate[]): readonly IsoDate[] =>
    proposed === undefined ? days : days.filter((day) => day !== proposed);

  function type(next: string): void {
    setText(next);
    const unfinished = next.trim() !== '' && parseDate(next, reading) === undefined;
    onUnparsed?.(unfinished ? messageKey('validation.date') : null);
  }

  function add(): boolean {
    const date = parseDate(text, reading);
    if (date === undefined) return false;
    onChange(inOrder([...chosen(value), date]));
    type('');
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      const isSubmit = event.key === 'Enter' && text.trim() === '';
      if (isSubmit) return;
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '' && !readOnly) {
      onChange(value.slice(0, -1));
    }
  }

  return (
    <WithButton ref={anchor}>
      <Input
        {...control}
        ref={inputRef}
        readOnly={readOnly}
        autoComplete="off"
        placeholder={t('date.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add();
          onBlur?.();
        }}
      />
      <CalendarButton
        {...{ label, anchor, min, max, isUnavailable, value }}
        multiple
        disabled={readOnly || control.disabled}
        onChange={(dates) => onChange(inOrder(dates.length > value.length ? chosen(dates) : dates))}
      />
    </WithButton>
  );
}
