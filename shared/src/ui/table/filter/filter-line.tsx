import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Select } from '../../overlay/controls/select.tsx';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { hasRange, type ColumnFilter } from './column-filter.ts';
import { filterChoices } from './filter-choices.ts';
import { FilterRange } from './filter-range.tsx';
import { FilterText } from './filter-text.tsx';

/** Props of the filter of one column. */
export interface FilterLineProps<Row> {
  readonly column: TableColumn<Row>;
  readonly rows: readonly Row[];
  readonly context: FormattingContext;
  readonly filter: ColumnFilter | undefined;
  readonly onChange: (filter: ColumnFilter | null) => void;
}

/** A value of the column, chosen from the list. */
const VALUE = 'is:';

/** What the cells of a column must be: its name, a choice, and the fields that the choice needs. */
export function FilterLine<Row>({ column, rows, context, filter, onChange }: FilterLineProps<Row>): ReactNode {
  const { t } = context;
  const { id } = column;
  const name = t(column.hint ?? column.header);
  const choices = useMemo(
    () => (hasRange(column) ? null : filterChoices(column, rows, context)),
    [column, rows, context],
  );
  const [chosen, setChosen] = useState<'has' | 'range' | null>(null);
  const kind = filter?.kind ?? chosen ?? 'all';
  const options = [
    { value: 'all', label: t('table.filter.all') },
    ...(hasRange(column)
      ? [{ value: 'range', label: t('table.filter.range') }]
      : [{ value: 'has', label: t('table.filter.has') }]),
    ...(choices ?? []).map(({ value, label }) => ({ value: VALUE + value, label })),
    { value: 'empty', label: t('table.filter.empty') },
    { value: 'filled', label: t('table.filter.filled') },
  ];
  const choose = (next: string) => {
    setChosen(next === 'has' || next === 'range' ? next : null);
    if (next === 'empty' || next === 'filled') onChange({ column: id, kind: next });
    else if (next.startsWith(VALUE)) onChange({ column: id, kind: 'is', value: next.slice(VALUE.length) });
    else onChange(null);
  };
  return (
    <div role="group" aria-label={name}>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.span flex="1">{name}</chakra.span>
        {/* As wide as any other: a select is as wide as its longest choice. */}
        <chakra.div display="grid" flex="0 0 9rem">
          <Select
            size="sm"
            aria-label={t('table.filter.of', { column: name })}
            value={filter?.kind === 'is' ? VALUE + filter.value : kind}
            options={options}
            onChange={choose}
          />
        </chakra.div>
      </chakra.div>
      {kind === 'has' && (
        <FilterText
          label={t('table.filter.text', { column: name })}
          text={filter?.kind === 'has' ? filter.text : ''}
          onText={(text) => onChange(text === '' ? null : { column: id, kind: 'has', text })}
        />
      )}
      {kind === 'range' && (
        <FilterRange
          name={name}
          isDate={column.kind === 'date'}
          context={context}
          from={filter?.kind === 'range' ? filter.from : ''}
          to={filter?.kind === 'range' ? filter.to : ''}
          onRange={(from, to) => onChange(from || to ? { column: id, kind: 'range', from, to } : null)}
        />
      )}
    </div>
  );
}
