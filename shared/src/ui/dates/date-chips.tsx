import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { useFormats, useT } from '../../i18n/index.ts';

/** Several dates, each with a button that removes it. */
export interface DateChipsProps {
  readonly value: readonly IsoDate[];
  /** Without it the dates can't be removed. */
  readonly onDrop?: ((date: IsoDate) => void) | undefined;
  /** Accessible name of the list. */
  readonly label: string;
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

/** Several dates as chips, with their weekday; nothing when there are none. */
export function DateChips({ value, onDrop, label }: DateChipsProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  if (value.length === 0) return null;
  return (
    <Chips aria-label={label}>
      {value.map((date) => (
        <Chip key={date}>
          {formatWeekday(date, 'short')} {formatDate(date)}
          {onDrop && (
            <button
              type="button"
              aria-label={t('date.remove', { date: formatDate(date) })}
              onClick={() => onDrop(date)}
            >
              <X size={14} aria-hidden />
            </button>
          )}
        </Chip>
      ))}
    </Chips>
  );
}
