import type { ReactNode } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { presetRange, RANGE_PRESETS } from '../../domain/time/ranges.ts';
import type { DateRange } from '../../domain/time/ranges.ts';
import { messageKey, useT } from '../../i18n/index.ts';
import { SelectBox } from '../form/select-box.tsx';

const LABELS = {
  today: messageKey('date.preset.today'),
  thisWeek: messageKey('date.preset.thisWeek'),
  thisMonth: messageKey('date.preset.thisMonth'),
  previousMonth: messageKey('date.preset.previousMonth'),
};

/** The presets beside two date fields. */
export interface PresetSelectProps {
  readonly value: DateRange;
  readonly today: IsoDate;
  readonly onChange: (range: DateRange) => void;
  readonly disabled?: boolean | undefined;
}

/** Presets today, this week, this month, previous month; selects the one that matches the range, or "custom". */
export function PresetSelect({ value, today, onChange, disabled }: PresetSelectProps): ReactNode {
  const t = useT();
  const current = RANGE_PRESETS.find((preset) => {
    const { start, end } = presetRange(preset, today);
    return start === value.start && end === value.end;
  });
  return (
    <SelectBox
      disabled={disabled}
      aria-label={t('date.preset.label')}
      value={current ?? ''}
      onChange={(event) => {
        const preset = RANGE_PRESETS.find((name) => name === event.target.value);
        if (preset) onChange(presetRange(preset, today));
      }}
    >
      {!current && <option value="">{t('date.preset.custom')}</option>}
      {RANGE_PRESETS.map((preset) => (
        <option key={preset} value={preset}>
          {t(LABELS[preset])}
        </option>
      ))}
    </SelectBox>
  );
}
