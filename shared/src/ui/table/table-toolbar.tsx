import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Toolbar } from '../kit/page.tsx';
import { useSingleKey } from '../keys.ts';
import type { DataTableProps } from './data-table-props.ts';
import { writeFilters } from './filter/column-filter.ts';
import { FiltersPopover } from './filter/filters-popover.tsx';
import { GroupMenu } from './groups/group-menu.tsx';
import { ExportMenu } from './toolbar/export-menu.tsx';
import { ColumnsPopover } from './toolbar/columns-popover.tsx';
import { SearchBox } from './toolbar/search-box.tsx';
import { ViewsMenu } from './views/views-menu.tsx';
import type { DataTableModel } from './use-data-table.ts';
import { Download } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { IconButton } from '../kit/button.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';

const NONE: readonly never[] = [];

/** Filters, search, export and columns, in every state of the list. `/` focuses the search. */
export function TableToolbar<Row extends object>({
  props,
  list,
}: {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
}): ReactNode {
  const { columns, label, filters, tools, csvName, csvBlocked, searchable = true, rows = NONE } = props;
  // A list searched by the server has only part of the rows: filtering that part would hide matches elsewhere.
  const filterable = searchable && !props.searchedByServer;
  const { context, search, state, setState, preferences, changePreferences, layout, groups, grid } = list;
  const { t } = context;
  const chosen = props.selectionActions ? list.selection.rows : NONE;
  useSingleKey('/', () => {
    search.current?.focus();
    search.current?.select();
  });
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
          <ExportMenu name={csvName} rows={props.rows ? groups.ordered : NONE} {...{ columns, context, chosen }} />
        )}
        {csvBlocked !== undefined && <BlockedExport reason={csvBlocked} />}
        <ColumnsPopover columns={columns} preferences={preferences} onChange={changePreferences} shown={layout.shown} />
        {tools}
      </chakra.div>
    </Toolbar>
  );
}

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
