import { PureComponent, useEffect, useLayoutEffect, useRef, type ReactNode, use, type MouseEvent } from 'react';
import type { StatusStyle } from '../../status/status-mark.tsx';
import { alignmentOf, cellText } from '../columns/cell-text.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { CONTROLS } from '../keyboard/row-target.ts';
import { SelectCell } from '../selection/select-cell.tsx';
import type { RowAction, RowKey } from '../data-table-props.ts';
import { Ellipsis } from 'lucide-react';
import { useT } from '../../../i18n/index.ts';
import { RowMenuContext } from './use-row-pointer.ts';

/** Props of one row, of plain elements for speed: rows are rendered while scrolling. */
export interface BodyRowProps<Row extends object> {
  readonly row: Row;
  /** Index on the page. */
  readonly index: number;
  /** `aria-rowindex` in the whole list; the heading is 1. */
  readonly rowIndex: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly context: FormattingContext;
  /** `aria-level` in a grouped list. */
  readonly level: number | undefined;
  /** Is the tab stop. */
  readonly active: boolean;
  /** The page shows its details beside the list; undefined in a list without a choice. */
  readonly chosen: boolean | undefined;
  /** Has just changed: highlighted. */
  readonly changed: boolean;
  readonly rowName: (row: Row) => string;
  readonly rowStatus: ((row: Row) => StatusStyle | undefined) | undefined;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly inlineActions: number;
  readonly rowKey: RowKey;
  readonly selected: boolean;
  /** No longer in the list: it keeps its position while the list is held, as plain text. */
  readonly gone: boolean;
  /** Toggles the selection of the row; without it there is no checkbox. */
  readonly onToggle: ((key: RowKey, range: boolean) => void) | undefined;
}

function PlainRow<Row extends object>({
  row,
  index,
  rowIndex,
  level,
  columns,
  context,
  active,
  chosen,
  changed,
  rowName,
  rowStatus,
  rowActions,
  inlineActions,
  rowKey,
  selected,
  gone,
  onToggle,
}: BodyRowProps<Row>): ReactNode {
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    // One tab stop for the table: controls in cells are reached by arrow keys.
    for (const control of element.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) control.tabIndex = -1;
  });
  const unseen = gone && <span className="unseen">{context.t('table.row.gone')}</span>;
  return (
    <tr
      ref={element}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-level={level}
      aria-selected={onToggle && selected}
      tabIndex={active ? 0 : -1}
      data-tone={rowStatus?.(row)?.tone}
      data-changed={changed || undefined}
      data-gone={gone || undefined}
      title={gone ? context.t('table.row.gone') : undefined}
      aria-current={chosen || undefined}
    >
      {onToggle && gone && <td>{unseen}</td>}
      {onToggle && !gone && (
        <SelectCell
          label={context.t('table.select.row', { name: rowName(row) })}
          checked={selected}
          onToggle={(range) => onToggle(rowKey, range)}
        />
      )}
      {columns.map((column, place) => (
        <td key={column.id} data-align={alignmentOf(column)}>
          {column.cell && !gone ? column.cell(row, context) : cellText(column, row, context)}
          {place === 0 && !onToggle && unseen}
        </td>
      ))}
      {rowActions && (
        <td data-align="end" data-stays>
          {!gone && <RowActionsCell actions={rowActions(row)} name={rowName(row)} inline={inlineActions} />}
        </td>
      )}
    </tr>
  );
}

/** A row that rerenders only when one of its props changed: a class, because `memo` loses the type parameter. */
export class BodyRow<Row extends object> extends PureComponent<BodyRowProps<Row>> {
  override render(): ReactNode {
    return <PlainRow {...this.props} />;
  }
}

/** The buttons at the end of a row: its inline actions, and the menu of all of them. */
interface RowActionsCellProps {
  readonly actions: readonly RowAction[];
  /** Names the row. */
  readonly name: string;
  /** Number of inline buttons that there is width for. Further ones are in the menu only. */
  readonly inline: number;
}

function RowActionsCell({ actions, name, inline }: RowActionsCellProps): ReactNode {
  const t = useT();
  const menus = use(RowMenuContext);
  const cell = useRef<HTMLElement>(null);
  useEffect(() => menus?.renew(cell.current?.closest('tr'), actions), [menus, actions]);
  const label = t('table.row.actions', { name });
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    menus?.open({ opener: currentTarget, label, items: actions, isOfRow: true });
  if (actions.length === 0) return null;
  return (
    <span className="row-actions" ref={cell}>
      {actions
        .filter((action) => action.inline)
        .slice(0, inline)
        .map((action) => (
          <InlineAction key={action.id} action={action} name={name} />
        ))}
      <button type="button" tabIndex={-1} aria-label={label} title={label} aria-haspopup="menu" onClick={open}>
        <Ellipsis aria-hidden />
      </button>
    </span>
  );
}

function InlineAction({ action, name }: { readonly action: RowAction; readonly name: string }): ReactNode {
  const t = useT();
  const { label, icon, danger, disabled, onSelect } = action;
  const full = t('table.row.action', { action: label, name });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={full}
      title={disabled ?? label}
      data-danger={danger || undefined}
      disabled={disabled !== undefined}
      onClick={onSelect}
    >
      {icon}
    </button>
  );
}
