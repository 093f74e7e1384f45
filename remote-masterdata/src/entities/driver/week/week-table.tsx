import { belgianHolidayOf, personName, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, IconButton } from '@navette/shared/ui';
import { CopyPlus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { buttonAt, placeAttributes, placeOf } from '../availability/month-rows.ts';
import { HOLIDAY_NAMES, dayWords } from '../availability/model.ts';
import type { WeekDriver } from './week-requests.ts';

interface WeekTableProps {
  readonly drivers: readonly WeekDriver[];
  readonly days: readonly IsoDate[];
  readonly today: IsoDate;
  /** Undefined while the week is loading: then nobody is shown as free. */
  readonly slots: ((driverId: number, date: IsoDate) => readonly number[]) | undefined;
  readonly onEdit: (driver: WeekDriver, date: IsoDate) => void;
  readonly onCopy: (driver: WeekDriver) => void;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Table with drivers as rows and days as columns; each cell is a button with the times in which the driver is NOT available. One tab stop; arrows
 * move the focus.
 */
export function WeekTable({ drivers, days, today, slots, onEdit, onCopy }: WeekTableProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday, formatLongDate } = useFormats();
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState({ row: 0, column: 0 });
  const move = (event: KeyboardEvent) => {
    const from = placeOf(event.target);
    const step = STEPS[event.key];
    if (!from || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = buttonAt(table.current, { row: from.row + step[0], column: from.column + step[1] });
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const placed = (row: number, column: number) => ({
    ...placeAttributes({ row, column }),
    tabIndex: place.row === row && place.column === column ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
    onKeyDown: move,
  });
  return (
    <Box css={weekTableCss}>
      <table ref={table} aria-label={t('week.title')} aria-busy={!slots}>
        <thead>
          <tr>
            <th scope="col">{t('week.driver')}</th>
            {days.map((date) => {
              const holiday = belgianHolidayOf(date);
              return (
                <th
                  key={date}
                  scope="col"
                  data-today={date === today || undefined}
                  data-holiday={Boolean(holiday) || undefined}
                >
                  {formatWeekday(date, 'short')} {formatDate(date).slice(0, 5)}
                  {holiday && <small>{t(HOLIDAY_NAMES[holiday.name])}</small>}
                </th>
              );
            })}
            <th scope="col">
              <span className="sr">{t('week.copy')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drivers.map((driver, row) => {
            const name = personName(driver, 'list');
            return (
              <tr key={driver.id}>
                <th scope="row">{name}</th>
                {days.map((date, column) => {
                  const marked = slots?.(driver.id, date);
                  const text = marked ? dayWords(marked, t) : '…';
                  return (
                    <td key={date} data-state={stateOf(marked)}>
                      <button
                        type="button"
                        {...placed(row, column)}
                        aria-label={t('week.cell', { name, date: formatLongDate(date), text })}
                        aria-disabled={!marked}
                        onClick={() => marked && onEdit(driver, date)}
                      >
                        {text}
                      </button>
                    </td>
                  );
                })}
                <td>
                  <IconButton
                    size="xs"
                    {...placed(row, days.length)}
                    label={t('week.copy.of', { name })}
                    aria-disabled={!slots}
                    onClick={() => slots && onCopy(driver)}
                  >
                    <CopyPlus aria-hidden />
                  </IconButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

/** Mark of a day: `undefined` is one that is not known yet. */
function stateOf(marked: readonly number[] | undefined): 'loading' | 'free' | 'part' | 'away' {
  if (!marked) return 'loading';
  if (marked.length === 0) return 'free';
  return marked.length === 6 ? 'away' : 'part';
}

/** Styles of the week table: plain elements, since there may be hundreds of cells. Printed without colours, but with the words. */
const weekTableCss = {
  overflow: 'auto',
  minHeight: '0',
  flex: '1 1 auto',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  '& table': { borderCollapse: 'separate', borderSpacing: '0', width: '100%', textStyle: 'sm' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'bg.subtle',
    textAlign: 'start',
    fontWeight: 'semibold',
    padding: '2',
    whiteSpace: 'nowrap',
  },
  '& thead th small': { display: 'block', fontWeight: 'normal', color: 'fg.muted' },
  '& th[data-today]': { boxShadow: 'inset 0 -2px 0 var(--nv-colors-color-palette-solid, currentColor)' },
  '& tbody th': { textAlign: 'start', fontWeight: 'medium', paddingInline: '2', whiteSpace: 'nowrap' },
  '& tbody :is(td, th)': { borderTopWidth: '1px', borderColor: 'border' },
  '& td > button:not([aria-haspopup])[data-column]': { cursor: 'pointer' },
  '& td[data-state] > button': {
    width: '100%',
    minHeight: '8',
    paddingInline: '1.5',
    textAlign: 'start',
    textStyle: 'xs',
    // Keeps a time range on one line when the words before it do not fit.
    textWrap: 'balance',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '-2px' },
  },
  '& td:is([data-state=free], [data-state=loading]) > button': { color: 'fg.muted' },
  '& td[data-state=part]': { bg: 'orange.subtle' },
  '& td[data-state=away]': { bg: 'bg.emphasized' },
  '& .sr': { srOnly: true },
  '@media print': { overflow: 'visible', '& thead th': { position: 'static' } },
} as const;
