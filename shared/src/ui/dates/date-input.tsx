import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type ReactNode, useId } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { messageKey, parseDate, useFormats, useT } from '../../i18n/index.ts';
import type { ControlProps } from '../form/field-frame.tsx';
import { useFieldMessage } from '../form/field-message.ts';
import { useParsedText } from '../form/use-parsed-text.ts';
import { Input } from '../kit/input.tsx';
import { WithCalendar } from './with-calendar.tsx';

const Note = chakra('p', {
  base: {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: '0',
    zIndex: '1',
    width: 'max-content',
    maxWidth: '20rem',
    whiteSpace: 'normal',
    fontSize: 'xs',
    color: 'fg.error',
    background: 'bg',
    '&[data-ends]': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  },
});

interface FloatingNoteProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Error under an input without a reserved line: floats over the content below, so that nothing moves. Aligned with the input's end when it would
 * otherwise leave the window.
 */
export function FloatingNote({ id, children }: FloatingNoteProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const note = ref.current;
    if (!note?.textContent) return;
    delete note.dataset.ends;
    if (note.getBoundingClientRect().right > document.documentElement.clientWidth) note.dataset.ends = '';
  });
  return (
    <Note ref={ref} id={id}>
      {children}
    </Note>
  );
}

const NO_DATE = messageKey('validation.date');

/** Date input outside a form. */
export interface DateInputProps {
  /** ISO date, null when empty. */
  readonly value: IsoDate | null;
  readonly onChange: (value: IsoDate | null) => void;
  /** Called with the error message for a text that is no date, with null when it is one again; without it the input shows the message itself. */
  readonly onUnparsed?: ((message: string | null) => void) | undefined;
  /** Error message that the caller has for the value; outside a form the input shows it. */
  readonly error?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Label of the date, for the accessible names of the button and the calendar. */
  readonly label: string;
  /** Limits of the calendar. Typed dates are validated by the schema. */
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** The date is in the past (a birthday): decides how a date without a year is parsed. */
  readonly past?: boolean | undefined;
  /** The date is in the future (a booking): decides how a date without a year is parsed. */
  readonly ahead?: boolean | undefined;
  readonly isUnavailable?: ((date: IsoDate) => boolean) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly control: Partial<ControlProps> & { readonly 'aria-label'?: string };
}

/**
 * A date as text, with a calendar. Parses `3/5`, `0305`, `03052026`, `3.5.26`; a day that doesn't exist keeps its text, changes no value and is
 * reported.
 */
export function DateInput(props: DateInputProps): ReactNode {
  const { value, onChange, onUnparsed, error, onBlur, label, min, max, past, ahead, isUnavailable, readOnly, control } =
    props;
  const t = useT();
  const { formatDate } = useFormats();
  const message = useFieldMessage();
  const noteId = useId();
  const typed = useParsedText<IsoDate>({
    value,
    onChange,
    onUnparsed,
    message: NO_DATE,
    parse: (text) => parseDate(text, { past, ahead }),
    format: formatDate,
  });
  const shown = error ?? (onUnparsed === undefined && typed.isLeftUnparsed ? NO_DATE : undefined);
  return (
    <WithCalendar
      {...{ label, min, max, isUnavailable }}
      disabled={readOnly || control.disabled}
      value={value === null ? [] : [value]}
      onChange={([day]) => {
        onUnparsed?.(null);
        if (day) onChange(day);
      }}
    >
      <Input
        {...control}
        {...(shown !== undefined ? { 'aria-invalid': true, 'aria-errormessage': noteId } : {})}
        readOnly={readOnly}
        autoComplete="off"
        placeholder={t('date.placeholder')}
        fontVariantNumeric="tabular-nums"
        value={typed.text}
        onChange={(event) => typed.setText(event.target.value)}
        onBlur={() => {
          typed.tidy();
          onBlur?.();
        }}
      />
      {shown !== undefined && <FloatingNote id={noteId}>{message(shown)}</FloatingNote>}
    </WithCalendar>
  );
}
