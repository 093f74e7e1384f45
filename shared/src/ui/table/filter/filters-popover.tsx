import { chakra } from '@chakra-ui/react/styled-system';
import { Funnel } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Popover } from '../../overlay/popover.tsx';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import type { ColumnFilter } from './column-filter.ts';
import { FilterLine } from './filter-line.tsx';

/** Props of the filters by column. */
export interface FiltersPopoverProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Rows whose values can be chosen. */
  readonly rows: readonly Row[];
  readonly filters: readonly ColumnFilter[];
  readonly onChange: (filters: readonly ColumnFilter[]) => void;
  readonly context: FormattingContext;
}

/** Filters by column: a text, one of few values, a range of numbers or dates, empty or not. */
export function FiltersPopover<Row>({
  columns,
  rows,
  filters,
  onChange,
  context,
}: FiltersPopoverProps<Row>): ReactNode {
  const { t } = context;
  const count = filters.length;
  // Key that recreates the fields on clearing: they may hold a text that is not applied yet.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    onChange([]);
  };
  const set = (id: string, filter: ColumnFilter | null) =>
    onChange([...filters.filter(({ column }) => column !== id), ...(filter ? [filter] : [])]);
  return (
    <Popover
      title={t('table.filters.title')}
      trigger={
        <Button icon={<Funnel aria-hidden />} data-active={count > 0 || undefined}>
          {t('table.filters', { count })}
        </Button>
      }
    >
      <chakra.div key={cleared} display="grid" gap="2">
        {columns
          .filter((column) => !column.unsearched)
          .map((column) => (
            <FilterLine
              key={column.id}
              {...{ column, rows, context }}
              filter={filters.find((one) => one.column === column.id)}
              onChange={(filter) => set(column.id, filter)}
            />
          ))}
      </chakra.div>
      <chakra.div marginTop="3">
        <Button size="sm" variant="ghost" onClick={clear}>
          {t('table.clearFilters')}
        </Button>
      </chakra.div>
    </Popover>
  );
}
