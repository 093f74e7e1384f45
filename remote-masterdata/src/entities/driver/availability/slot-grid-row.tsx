import { SLOTS } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { columnOfSlot, GROUP_COLUMN, ROW_COLUMN, UNMARK_COLUMN } from './grid-place.ts';
import type { SlotRow } from './slot-row.ts';
import type { PlacedProps } from './use-roving-focus.ts';

/** A row and its event handlers. */
export interface SlotGridRowProps {
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
export function SlotGridRow({
  row,
  index,
  place,
  preview,
  onSlot,
  onRow,
  onGroup,
  onUnmark,
}: SlotGridRowProps): ReactNode {
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
