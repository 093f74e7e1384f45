import { SLOTS } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  buttonAt,
  columnOfSlot,
  HEAD_ROW,
  ROW_COLUMN,
  type PaintSlots,
  type SlotRow,
  GROUP_COLUMN,
  UNMARK_COLUMN,
  slotStyles,
} from './month-rows.ts';
import { useDragPaint, useRovingFocus, type PlacedProps } from './use-slot-input.ts';
import { Undo2, X } from 'lucide-react';

/** Slot grid: a row for each day, six slots per row, with a button for each row, each row group and each slot. */
interface SlotGridProps {
  readonly label: string;
  /** Heading of the column of row buttons. */
  readonly rowsTitle: string;
  readonly rows: readonly SlotRow[];
  readonly onPaint: PaintSlots;
  /** Removes the day override of a row. Without it rows have no button for that. */
  readonly onUnmark?: (key: string) => void;
  /** CSS height above which the grid scrolls under its headings. */
  readonly maxHeight?: string;
  /** Key of the row to which the grid scrolls, such as today. */
  readonly scrollTo?: string | undefined;
  /** PgUp and PgDn. Returns the key of the row at the same position as the focused one. */
  readonly onPage?: (step: 1 | -1, key: string) => string;
}

const ALL = SLOTS.map(({ index }) => index);

/**
 * Slot grid with marking by mouse (a drag marks a rectangle when it ends) and by keyboard: one tab stop, arrows move, Space marks, PgUp and PgDn
 * change the page.
 */
export function SlotGrid(props: SlotGridProps): ReactNode {
  const { label, rowsTitle, rows, onPaint, onUnmark, onPage, maxHeight, scrollTo } = props;
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const scrolledRow = rows.findIndex(({ key }) => key === scrollTo);
  useLayoutEffect(() => {
    const row = table.current?.tBodies[0]?.rows[scrolledRow];
    const frame = table.current?.parentElement;
    // With the days before it in sight, as they tell where in the month it is.
    if (row && frame) frame.scrollTop = row.offsetTop - frame.clientHeight / 3;
  }, [scrolledRow]);
  const focus = useRovingFocus(table, rows, onPage);
  const drag = useDragPaint(rows, onPaint);
  const hasGroups = rows.some(({ group }) => group);
  /** Marks a block of slots, or frees it when all of them are marked already. */
  const toggle = (block: readonly SlotRow[], slots: readonly number[]) =>
    onPaint(
      block.map(({ key }) => key),
      slots,
      !block.every(({ marked }) => slots.every((slot) => marked.includes(slot))),
    );
  const unmark = (key: string) => {
    onUnmark?.(key);
    // The button disappears with the override, so the focus moves to the row's own button.
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

/** A row and its event handlers. */
interface SlotGridRowProps {
  readonly row: SlotRow;
  readonly index: number;
  readonly place: (row: number, column: number) => PlacedProps;
  /** State that the current drag would give a slot; undefined outside the drag. */
  readonly preview: (slot: number) => boolean | undefined;
  readonly onSlot: (slot: number) => void;
  readonly onRow: () => void;
  readonly onGroup: () => void;
  readonly onUnmark: ((key: string) => void) | undefined;
}

/** Day or weekday with its six slots. */
function SlotGridRow({ row, index, place, preview, onSlot, onRow, onGroup, onUnmark }: SlotGridRowProps): ReactNode {
  const t = useT();
  const { key, name, head, marked, source, group } = row;
  const isWhole = marked.length === SLOTS.length;
  return (
    <tr data-pale={row.pale || undefined} data-today={row.today || undefined} data-group={group ? true : undefined}>
      {group && (
        <th scope="rowgroup" rowSpan={group.size}>
          <button type="button" {...place(index, GROUP_COLUMN)} aria-label={group.name} onClick={onGroup}>
            {group.label}
          </button>
        </th>
      )}
      <th scope="row">
        <button
          type="button"
          {...place(index, ROW_COLUMN)}
          data-autofocus={row.today || undefined}
          aria-pressed={isWhole}
          aria-label={t('availability.day.all', { day: name })}
          onClick={onRow}
        >
          {head}
        </button>
      </th>
      {SLOTS.map(({ index: slot, from, to }) => {
        const shown = preview(slot) ?? marked.includes(slot);
        const shownSource = shown ? (preview(slot) === undefined ? source : 'own') : 'free';
        return (
          <td key={slot}>
            <button
              type="button"
              {...place(index, columnOfSlot(slot))}
              data-source={shownSource}
              data-preview={preview(slot) === undefined ? undefined : true}
              aria-pressed={marked.includes(slot)}
              aria-label={t('availability.slot', {
                day: name,
                from,
                to,
                state: marked.includes(slot) ? source : 'free',
              })}
              onClick={() => onSlot(slot)}
            >
              {shown && <X aria-hidden />}
            </button>
          </td>
        );
      })}
      {onUnmark && (
        <td data-note>
          {row.note}
          {source === 'own' && (
            <button
              type="button"
              {...place(index, UNMARK_COLUMN)}
              title={t('availability.unmark')}
              aria-label={t('availability.unmark.day', { day: name })}
              onClick={() => onUnmark(key)}
            >
              <Undo2 aria-hidden />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

const button = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '1.625rem',
  px: '1',
  cursor: 'pointer',
  borderRadius: 'l1',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  _focusVisible: { outlineOffset: '-2px' },
} as const;

/** Styles of the slot grid. Its buttons are plain elements, since about three hundred of them render at each change. */
const gridStyle = {
  overflow: 'auto',
  scrollPaddingTop: '2rem',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  overscrollBehavior: 'contain',
  '& table': {
    width: '100%',
    minWidth: '25.75rem',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    userSelect: 'none',
    fontSize: 'xs',
  },
  '& th, & td': {
    p: '0.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    fontWeight: 'normal',
    textAlign: 'start',
  },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontWeight: 'semibold',
    px: '0.5',
    borderColor: 'border.emphasized',
    whiteSpace: 'nowrap',
  },
  // Fixed widths: a note that appears must not move the slots under the pointer.
  '& thead th[data-part=group]': { width: '2.75rem', px: '1' },
  '& thead th[data-part=row]': { width: '5.5rem', px: '1.5' },
  '& thead th[data-part=note]': { width: '8rem', px: '1.5' },
  '& th button': { ...button, _hover: { bg: 'bg.emphasized' } },
  '& thead th button': { px: '0' },
  '& tbody th[scope=row] button': { justifyItems: 'start' },
  '& tbody th[scope=rowgroup]': { verticalAlign: 'top', borderInlineEndWidth: '1px', color: 'fg.muted' },
  '& tbody th[scope=rowgroup] button': { height: '100%', minHeight: '1.625rem', alignItems: 'start', py: '1' },
  '& tr[data-group] > *': { borderTopWidth: '1px', borderTopColor: 'border.emphasized' },
  '& tr[data-pale] > :not([scope=rowgroup])': { bg: 'bg.muted', color: 'fg.muted' },
  '& tr[data-today] > th[scope=row]': { fontWeight: 'bold', boxShadow: 'inset 3px 0 0 {colors.brand.700}' },
  '& td button[data-source]': {
    ...button,
    borderWidth: '1px',
    _hover: { borderColor: 'gray.900' },
    '& svg': { boxSize: '3.5' },
  },
  ...Object.fromEntries(
    Object.entries(slotStyles).map(([source, style]) => [`& td button[data-source=${source}]`, style]),
  ),
  '& td button[data-preview]': { outline: '2px dashed {colors.blue.600}', outlineOffset: '-2px' },
  '& td[data-note]': {
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'fg.muted',
    px: '1.5',
  },
  '& td[data-note] button': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    verticalAlign: 'middle',
    cursor: 'pointer',
    borderRadius: 'l1',
    _hover: { bg: 'bg.emphasized' },
    '& svg': { boxSize: '3.5' },
  },
} as const;
