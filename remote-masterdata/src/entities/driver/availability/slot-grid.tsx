import { SLOTS } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { buttonAt, columnOfSlot, HEAD_ROW, ROW_COLUMN } from './grid-place.ts';
import { gridStyle } from './grid-style.ts';
import { SlotGridRow } from './slot-grid-row.tsx';
import type { PaintSlots, SlotRow } from './slot-row.ts';
import { useDragPaint } from './use-drag-paint.ts';
import { useRovingFocus } from './use-roving-focus.ts';

/** A grid of slots: a row a day, six slots a row, with a button for each row, each group of rows and each slot. */
export interface SlotGridProps {
  readonly label: string;
  /** Heading of the rows' buttons. */
  readonly rowsTitle: string;
  readonly rows: readonly SlotRow[];
  readonly onPaint: PaintSlots;
  /** Removes a row's own mark. Rows have a button for it when this is given. */
  readonly onUnmark?: (key: string) => void;
  /** It scrolls under its headings when it is higher. */
  readonly maxHeight?: string;
  /** PgUp and PgDn. Returns the key of the row in the place of the one with the focus. */
  readonly onPage?: (step: 1 | -1, key: string) => string;
}

const ALL = SLOTS.map(({ index }) => index);

/** Marks by mouse (a drag marks a rectangle, nothing before it ends) and by keyboard: one tab stop, arrows move, Space marks, PgUp and PgDn turn the page. */
export function SlotGrid({ label, rowsTitle, rows, onPaint, onUnmark, onPage, maxHeight }: SlotGridProps): ReactNode {
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const focus = useRovingFocus(table, rows, onPage);
  const drag = useDragPaint(rows, onPaint);
  const hasGroups = rows.some(({ group }) => group);
  /** Marks a block, or frees it when all of it is marked already. */
  const toggle = (block: readonly SlotRow[], slots: readonly number[]) =>
    onPaint(
      block.map(({ key }) => key),
      slots,
      !block.every(({ marked }) => slots.every((slot) => marked.includes(slot))),
    );
  const unmark = (key: string) => {
    onUnmark?.(key);
    // Its button disappears with the mark.
    buttonAt(table.current, { row: rows.findIndex((row) => row.key === key), column: ROW_COLUMN })?.focus();
  };
  return (
    <Box css={gridStyle} maxHeight={maxHeight}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid: one tab stop, arrows move
        role="grid"
        aria-label={label}
        aria-describedby="availability-legend"
        {...focus.handlers}
        {...drag.handlers}
      >
        <thead>
          <tr>
            {hasGroups && (
              <th scope="col" data-part="group">
                {t('availability.week')}
              </th>
            )}
            <th scope="col" data-part="row">
              {rowsTitle}
            </th>
            {SLOTS.map(({ index, from, to }) => (
              <th key={index} scope="col">
                <button
                  type="button"
                  {...focus.at(HEAD_ROW, columnOfSlot(index))}
                  aria-label={t('availability.slot.all', { from, to })}
                  onClick={() => toggle(rows, [index])}
                >
                  {`${from.slice(0, 2)}–${to.slice(0, 2)}`}
                </button>
              </th>
            ))}
            {onUnmark && (
              <th scope="col" data-part="note">
                {t('availability.source')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <SlotGridRow
              key={String(index)}
              {...{ row, index }}
              onUnmark={onUnmark && unmark}
              place={focus.at}
              preview={drag.previewOf(index)}
              onSlot={(slot) => toggle([row], [slot])}
              onRow={() => toggle([row], ALL)}
              onGroup={() => toggle(rows.slice(index, index + (row.group?.size ?? 1)), ALL)}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}
