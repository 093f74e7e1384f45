import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type ReactNode } from 'react';
import { brusselsToday } from '../../domain/time/brussels.ts';
import type { IsoDate } from '../../domain/time/date.ts';
import { isValidRange, type DateRange, presetRange, RANGE_PRESETS } from '../../domain/time/ranges.ts';
import { messageKey, useT } from '../../i18n/index.ts';
import { useFieldMessage } from '../form/field-message.ts';
import { DateInput, FloatingNote } from './date-input.tsx';
import { SelectBox } from '../form/fields/select-box.tsx';

/** Date range of a list's toolbar. */
interface DateRangeInputProps {
  readonly value: DateRange;
  /** Called only with ranges whose end does not precede their start. */
  readonly onChange: (value: DateRange) => void;
  /** Accessible name: "Period of the bookings". */
  readonly label: string;
  /** First day that can be chosen: presets begin with it, and those before are not offered. */
  readonly min?: IsoDate | undefined;
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexWrap: 'wrap',
    '& > div': { flex: '0 0 var(--date-width, 8.5rem)' },
  },
});
const Word = chakra('span', { base: { fontSize: 'sm', color: 'fg.muted' } });
/**
 * A period: presets, first day, last day. A first day after the last moves the last along; a last day before the first keeps its text, is marked as
 * invalid and changes nothing.
 */
export function DateRangeInput({ value, onChange, label, min }: DateRangeInputProps): ReactNode {
  const t = useT();
  const message = useFieldMessage();
  const noteId = useId();
  const [errors, setErrors] = useState<{ start: string | null; end: string | null }>({ start: null, end: null });
  const error = errors.start ?? errors.end;

  const note = (side: 'start' | 'end', problem: string | null) => setErrors({ ...errors, [side]: problem });

  function changeStart(start: IsoDate | null): void {
    if (start === null) return note('start', messageKey('validation.required'));
    setErrors({ start: null, end: null });
    onChange({ start, end: start > value.end ? start : value.end });
  }

  function changeEnd(end: IsoDate | null): void {
    if (end === null) return note('end', messageKey('validation.required'));
    const range = { start: value.start, end };
    note('end', isValidRange(range) ? null : messageKey('validation.endBeforeStart'));
    if (isValidRange(range)) onChange(range);
  }

  const controlOf = (side: 'start' | 'end', name: string) => ({
    'aria-label': `${label} – ${name}`,
    'aria-invalid': errors[side] === null ? undefined : (true as const),
    'aria-errormessage': errors[side] === null ? undefined : noteId,
    'aria-describedby': noteId,
  });
  return (
    <Root role="group" aria-label={label}>
      <PresetSelect value={value} min={min} onChange={onChange} />
      <Word aria-hidden data-word>
        {t('date.from')}
      </Word>
      <DateInput
        value={value.start}
        onChange={changeStart}
        onUnparsed={(problem) => note('start', problem)}
        min={min}
        label={t('date.from')}
        control={controlOf('start', t('date.from'))}
      />
      <Word aria-hidden data-word>
        {t('date.to')}
      </Word>
      <DateInput
        key={value.start} // Resets an invalid last day when the first day changes.
        value={value.end}
        onChange={changeEnd}
        onUnparsed={(problem) => note('end', problem)}
        min={value.start}
        label={t('date.to')}
        control={controlOf('end', t('date.to'))}
      />
      <FloatingNote id={noteId}>{error && message(error)}</FloatingNote>
    </Root>
  );
}

const LABELS = {
  today: messageKey('date.preset.today'),
  thisWeek: messageKey('date.preset.thisWeek'),
  thisMonth: messageKey('date.preset.thisMonth'),
  previousMonth: messageKey('date.preset.previousMonth'),
};

/** Presets today, this week, this month, previous month; selects the one that matches the range, or "custom". */
function PresetSelect({ value, min = '', onChange }: Omit<DateRangeInputProps, 'label'>): ReactNode {
  const t = useT();
  const today = brusselsToday();
  const rangeOf = (preset: (typeof RANGE_PRESETS)[number]): DateRange => {
    const { start, end } = presetRange(preset, today);
    return { start: start < min ? min : start, end };
  };
  const offered = RANGE_PRESETS.filter((preset) => isValidRange(rangeOf(preset)));
  const current = offered.find((preset) => {
    const { start, end } = rangeOf(preset);
    return start === value.start && end === value.end;
  });
  return (
    <SelectBox
      aria-label={t('date.preset.label')}
      value={current ?? ''}
      onChange={(event) => {
        const preset = offered.find((name) => name === event.target.value);
        if (preset) onChange(rangeOf(preset));
      }}
    >
      {!current && <option value="">{t('date.preset.custom')}</option>}
      {offered.map((preset) => (
        <option key={preset} value={preset}>
          {t(LABELS[preset])}
        </option>
      ))}
    </SelectBox>
  );
}
