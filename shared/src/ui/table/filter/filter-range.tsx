import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { parseNumber } from '../../../i18n/index.ts';
import { DateInput } from '../../dates/date-input.tsx';
import type { FormattingContext } from '../columns/column.ts';
import { FilterText } from './filter-text.tsx';

/** Props of the two ends of a range. */
export interface FilterRangeProps {
  /** Name of the column. */
  readonly name: string;
  readonly isDate: boolean;
  readonly context: FormattingContext;
  /** Number or ISO date as text; empty for an open end. */
  readonly from: string;
  readonly to: string;
  readonly onRange: (from: string, to: string) => void;
}

/** Two dates or two numbers; what is no number stays in its field with an error, and filters nothing. */
export function FilterRange({ name, isDate, context: { t, formats }, from, to, onRange }: FilterRangeProps): ReactNode {
  const ends = [
    { label: t('table.filter.from', { column: name }), value: from, set: (value: string) => onRange(value, to) },
    { label: t('table.filter.to', { column: name }), value: to, set: (value: string) => onRange(from, value) },
  ];
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="1" marginTop="1">
      {ends.map(({ label, value, set }) =>
        isDate ? (
          <DateInput
            key={label}
            label={label}
            value={value || null}
            onChange={(date) => set(date ?? '')}
            control={{ 'aria-label': label }}
          />
        ) : (
          <FilterText
            key={label}
            label={label}
            text={value === '' ? '' : formats.formatTyped(Number(value), 3)}
            problemOf={(text) =>
              text === '' || parseNumber(text, 3) !== undefined ? undefined : t('validation.number')
            }
            onText={(text) => set(String(parseNumber(text, 3) ?? ''))}
          />
        ),
      )}
    </chakra.div>
  );
}
