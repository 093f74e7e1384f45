import type { KeyboardEvent, ReactNode } from 'react';
import { addMinutes, type ClockTime } from '../../domain/time/clock.ts';
import { brusselsNow } from '../../domain/time/brussels.ts';
import { messageKey, parseTime } from '../../i18n/index.ts';
import { type ControlProps, FieldFrame } from '../form/field-frame.tsx';
import { useParsedText } from '../form/use-parsed-text.ts';
import { Input } from '../kit/input.tsx';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type FieldProps, type NullableNameOf } from '../form/bound-field.ts';

/** Time input outside a form. */
interface TimeInputProps {
  /** `HH:mm`, null when empty. */
  readonly value: ClockTime | null;
  readonly onChange: (value: ClockTime | null) => void;
  /** Called with the error message for a text that is no time, with null when it is one again. */
  readonly onUnparsed?: (message: string | null) => void;
  readonly onBlur?: () => void;
  readonly readOnly?: boolean | undefined;
  readonly control: Partial<ControlProps> & { readonly 'aria-label'?: string };
}

const STEP_MINUTES = 5;

function stepFrom(value: ClockTime | null, direction: 1 | -1): ClockTime {
  if (value !== null) return addMinutes(value, direction * STEP_MINUTES);
  const now = brusselsNow().time;
  return addMinutes(now, -(Number(now.slice(3)) % STEP_MINUTES));
}

/** A time as text: parses `9`, `930`, `9h30` and `14u30`; Up and Down change it by five minutes; 24 hours, never AM or PM. */
export function TimeInput(props: TimeInputProps): ReactNode {
  const { value, onChange, onUnparsed, onBlur, readOnly, control } = props;
  const typed = useParsedText<ClockTime>({
    value,
    onChange,
    onUnparsed,
    message: messageKey('validation.time'),
    parse: parseTime,
    format: (time) => time,
  });
  function step(event: KeyboardEvent): void {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || readOnly) return;
    event.preventDefault();
    typed.setText(stepFrom(value, event.key === 'ArrowUp' ? 1 : -1));
  }
  return (
    <Input
      {...control}
      readOnly={readOnly}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      fontVariantNumeric="tabular-nums"
      value={typed.text}
      onChange={(event) => typed.setText(event.target.value)}
      onKeyDown={step}
      onBlur={() => {
        typed.tidy();
        onBlur?.();
      }}
    />
  );
}

/** A time of day; its value is `HH:mm`, null when empty. */
export function TimeField<T extends FieldValues>(props: FieldProps<NullableNameOf<T, string>>): ReactNode {
  const { name, readOnly } = props;
  const { value = null, error, onChange, onBlur, onUnparsed } = useBoundField<ClockTime>(name);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => <TimeInput {...{ value, onChange, onBlur, onUnparsed, readOnly, control }} />}
    </FieldFrame>
  );
}
