import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Toolbar } from '../kit/page.tsx';
import { useSingleKey } from '../keys.ts';
import type { DataTableProps, TableTotal } from './data-table-props.ts';
import { writeFilters } from './filter/column-filter.ts';
import { FiltersPopover } from './filter/filters-popover.tsx';
import { ExportMenu } from './toolbar/export-menu.tsx';
import { ColumnsPopover } from './toolbar/columns-popover.tsx';
import { SearchBox } from './toolbar/search-box.tsx';
import { listFacts } from './list-paper.tsx';
import { moneyFormat, type WorkbookAbout } from './workbook.ts';
import { ViewsMenu } from './views/views-menu.tsx';
import type { DataTableModel } from './use-data-table.ts';
import { Download, ChevronsDownUp, ChevronsUpDown, Group } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { IconButton, Button } from '../kit/button.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import type { MenuEntry } from '../overlay/menu/menu-content.tsx';
import { Menu } from '../overlay/menu/menu.tsx';
import type { FormattingContext } from './columns/column.ts';
import type { Groups } from './use-groups.ts';

const NONE: readonly never[] = [];

/** Filters, search, export and columns, in every state of the list. `/` focuses the search. */
export function TableToolbar<Row extends object>({
  props,
  list,
  totals = NONE,
}: {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly totals?: readonly TableTotal[];
}): ReactNode {
  const { columns, label, filters, tools, csvName, csvBlocked, searchable = true, rows = NONE } = props;
  // A list searched by the server has only part of the rows: filtering that part would hide matches elsewhere.
  const filterable = searchable && !props.searchedByServer;
  const { context, search, state, setState, preferences, changePreferences, layout, groups, grid } = list;
  const { t } = context;
  const chosen = props.selectionActions ? list.selection.rows : NONE;
  const find = () => {
    search.current?.focus();
    search.current?.select();
  };
  useSingleKey('/', searchable ? find : undefined);
  return (
    <Toolbar role="group" aria-label={t('table.tools', { list: label })}>
      {props.address !== 'none' && (
        <ViewsMenu
          list={props.tableId}
          views={list.views}
          onSaved={() => changePreferences('reset')}
          {...{ preferences, context }}
        />
      )}
      {filters}
      {searchable && (
        <SearchBox
          ref={search}
          label={t('table.search.label', { list: label })}
          query={state.q}
          onSearch={(q) => setState({ q, page: 1 })}
          onDown={() => grid.current?.focusRow(0)}
        />
      )}
      {filterable && (
        <FiltersPopover
          {...{ columns, context }}
          rows={rows}
          filters={list.filters}
          onChange={(next) => setState({ where: writeFilters(next), page: 1 })}
        />
      )}
      <GroupMenu groups={groups} onChange={(group) => setState({ group, page: 1 })} context={context} />
      {/* One group: if the toolbar wraps, export and columns go to the next line together. */}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginInlineStart="auto">
        {csvName !== undefined && (
          <ExportMenu
            name={csvName}
            rows={props.rows ? groups.ordered : NONE}
            // The totals are those of the whole list.
            about={totals.length > 0 && chosen.length === 0 ? () => aboutOf(props, list, totals) : undefined}
            {...{ columns, context, chosen }}
          />
        )}
        {csvBlocked !== undefined && <BlockedExport reason={csvBlocked} />}
        <ColumnsPopover columns={columns} preferences={preferences} onChange={changePreferences} shown={layout.shown} />
        {tools}
      </chakra.div>
    </Toolbar>
  );
}

/** Name, filters and totals of a list. */
const aboutOf = <Row extends object>(
  props: DataTableProps<Row>,
  list: DataTableModel<Row>,
  totals: readonly TableTotal[],
): WorkbookAbout => ({
  title: props.label,
  facts: listFacts(props, list),
  totals: totals.map(({ label, value, amount }) => ({
    label,
    cell:
      amount === undefined
        ? { type: 'text', value }
        : { type: 'number', value: amount, format: moneyFormat(list.context) },
  })),
});

/** Disabled export button; focusable, so that its reason is reachable by keyboard. */
function BlockedExport({ reason }: { readonly reason: string }): ReactNode {
  const t = useT();
  return (
    <Tooltip text={reason}>
      <IconButton label={t('table.export', { count: 0 })} variant="outline" aria-disabled aria-description={reason}>
        <Download aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

/** Props of the menu "Group by". */
interface GroupMenuProps<Row> {
  readonly groups: Pick<Groups<Row>, 'choices' | 'by' | 'foldAll'>;
  /** Gets the id of a grouping, '' for none. */
  readonly onChange: (by: string) => void;
  readonly context: FormattingContext;
}

const nameOf = (name: string) => ({ 'aria-label': name, title: name });

/** Menu of the groupings; collapses and expands all groups. Renders nothing for a list without groupings. */
function GroupMenu<Row>({ groups, onChange, context: { t } }: GroupMenuProps<Row>): ReactNode {
  const { choices, by, foldAll } = groups;
  if (choices.length === 0) return null;
  const items: MenuEntry[] = [
    { id: '', label: t('table.group.none'), checked: by === undefined, onSelect: () => onChange('') },
    ...choices.map((choice) => ({
      id: choice.id,
      label: choice.name(t),
      checked: choice === by,
      onSelect: () => onChange(choice.id),
    })),
    ...(by
      ? [
          { id: 'all', divider: true } as const,
          {
            id: 'fold',
            icon: <ChevronsDownUp aria-hidden />,
            label: t('table.group.fold'),
            onSelect: () => foldAll(true),
          },
          {
            id: 'unfold',
            icon: <ChevronsUpDown aria-hidden />,
            label: t('table.group.unfold'),
            onSelect: () => foldAll(false),
          },
        ]
      : []),
  ];
  return (
    <Menu
      placement="bottom-start"
      trigger={
        // Icon only: the group heads show the grouping, and the toolbar has no room for a label.
        <Button
          icon={<Group aria-hidden />}
          {...nameOf(by ? t('table.group.by', { column: by.name(t) }) : t('table.group'))}
          data-active={by !== undefined || undefined}
        />
      }
      items={items}
    />
  );
}
