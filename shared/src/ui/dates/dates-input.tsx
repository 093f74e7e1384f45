import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { messageKey, parseDate, useFormats, useT } from '../../i18n/index.ts';
import { Input } from '../kit/input.tsx';
import { CalendarButton } from './calendar-button.tsx';
import type { DateInputProps } from './date-input.tsx';
import { WithButton } from './with-button.ts';

/** Several dates, apart from any form. */
export interface DatesInputProps extends Omit<DateInputProps, 'value' | 'onChange' | 'past'> {
  /** ISO dates, in order, each once. */
  readonly value: readonly IsoDate[];
  readonly onChange: (value: IsoDate[]) => void;
}

const Chips = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none', margin: '0' } });
const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    paddingInlineStart: '2',
    borderRadius: 'sm',
    background: 'bg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& button': { display: 'grid', placeItems: 'center', boxSize: '6', borderRadius: 'sm', cursor: 'pointer' },
    '& button:hover': { background: 'bg.emphasized' },
  },
});

const inOrder = (dates: readonly IsoDate[]): IsoDate[] => [...new Set(dates)].sort();

/** Several dates as chips: typing one and Enter (or leaving the field) adds it, the calendar adds and drops, a chip has its own button. */
export function DatesInput(props: DatesInputProps): ReactNode {
  const { value, onChange, onUnparsed, onBlur, label, min, max, isUnavailable, readOnly, control } = props;
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const [text, setText] = useState('');
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function type(next: string): void {
    setText(next);
    const unfinished = next.trim() !== '' && parseDate(next) === undefined;
    onUnparsed?.(unfinished ? messageKey('validation.date') : null);
  }

  function add(): boolean {
    const date = parseDate(text);
    if (date === undefined) return false;
    onChange(inOrder([...value, date]));
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
    <div>
      <WithButton ref={anchor}>
        <Input
          {...control}
          ref={input}
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
          onChange={(dates) => onChange(inOrder(dates))}
        />
      </WithButton>
      {value.length > 0 && (
        <Chips aria-label={label} marginTop="1">
          {value.map((date) => (
            <Chip key={date}>
              {formatWeekday(date, 'short')} {formatDate(date)}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={t('date.remove', { date: formatDate(date) })}
                  onClick={() => {
                    onChange(value.filter((other) => other !== date));
                    input.current?.focus();
                  }}
                >
                  <X size={14} aria-hidden />
                </button>
              )}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}
