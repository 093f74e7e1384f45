import { ChevronDown, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FormattingContext } from '../columns/column.ts';
import { CONTROLS } from '../keyboard/row-target.ts';
import { SelectCell } from '../selection/select-cell.tsx';
import type { RowGroup } from './use-groups.ts';
import type { TableTotal } from '../data-table-props.ts';

/** Props of the head of a group. */
export interface GroupRowProps<Row> {
  readonly group: RowGroup<Row>;
  /** Index of its line. */
  readonly index: number;
  /** Number of cells of a row, without the checkbox. */
  readonly rowIndex: number;
  /** Cells of a row, the one of the checkbox not counted. */
  readonly span: number;
  readonly folded: boolean;
  /** Whether it is the tab stop. */
  readonly active: boolean;
  readonly totals: ((found: readonly Row[], context: FormattingContext) => readonly TableTotal[]) | undefined;
  readonly context: FormattingContext;
  /** Every row of the group is selected. */
  readonly selected: boolean;
  /** Selects or deselects the rows of the group; without it there is no checkbox. */
  readonly onSelect: ((group: RowGroup<Row>) => void) | undefined;
}

/** Head of a group: its name, count and totals. A click, Enter and the arrow keys collapse it (`useTableKeys`, `useRowPointer`). */
export function GroupRow<Row>(props: GroupRowProps<Row>): ReactNode {
  const { group, index, rowIndex, span, folded, active, totals, context, selected, onSelect } = props;
  const { t } = context;
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) control.tabIndex = -1;
  });
  const sums = useMemo(() => totals?.(group.rows, context) ?? [], [totals, group, context]);
  const name = group.text || t('table.group.empty');
  const Chevron = folded ? ChevronRight : ChevronDown;
  return (
    <tr
      ref={element}
      data-index={index}
      data-group
      aria-rowindex={rowIndex}
      aria-level={1}
      aria-expanded={!folded}
      aria-selected={onSelect && selected}
      tabIndex={active ? 0 : -1}
    >
      {onSelect && (
        <SelectCell label={t('table.group.select', { name })} checked={selected} onToggle={() => onSelect(group)} />
      )}
      <td role="rowheader" colSpan={span}>
        <span className="group">
          <Chevron aria-hidden />
          <strong>{name}</strong>
          <span>{t('table.group.count', { count: group.rows.length })}</span>
          {sums.map((sum) => (
            <span key={sum.id}>
              {sum.label} <strong>{sum.value}</strong>
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}
