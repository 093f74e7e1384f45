import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState, type ReactNode, useId } from 'react';
import { Select } from '../../overlay/controls/select.tsx';
import { fullHeadingOf, type FormattingContext, type TableColumn } from '../columns/column.ts';
import { hasRange, type ColumnFilter } from './column-filter.ts';
import { parseNumber } from '../../../i18n/index.ts';
import { DateInput } from '../../dates/date-input.tsx';
import { Input } from '../../kit/input.tsx';
import { cellText, sameValue } from '../columns/cell-text.ts';
import { Funnel } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Popover } from '../../overlay/popover.tsx';

interface FilterLineProps<Row> {
  readonly column: TableColumn<Row>;
  readonly rows: readonly Row[];
  readonly context: FormattingContext;
  readonly filter: ColumnFilter | undefined;
  readonly onChange: (filter: ColumnFilter | null) => void;
}

/** A value of the column, chosen from the list. */
const VALUE = 'is:';

/** Filter of one column: its name, an operator, and the fields that the operator needs. */
function FilterLine<Row>({ column, rows, context, filter, onChange }: FilterLineProps<Row>): ReactNode {
  const { t } = context;
  const { id } = column;
  const name = fullHeadingOf(column, t);
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
        {/* Fixed width: a select is otherwise as wide as its longest option. */}
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

/** Props of the two ends of a range. */
interface FilterRangeProps {
  /** Name of the column. */
  readonly name: string;
  readonly isDate: boolean;
  readonly context: FormattingContext;
  /** Number or ISO date as text; empty for an open end. */
  readonly from: string;
  readonly to: string;
  readonly onRange: (from: string, to: string) => void;
}

/** Two dates or two numbers; an invalid number stays in its field with an error, and filters nothing. */
function FilterRange({ name, isDate, context: { t, formats }, from, to, onRange }: FilterRangeProps): ReactNode {
  const ends = [
    { label: t('table.filter.from', { column: name }), value: from, set: (value: string) => onRange(value, to) },
    { label: t('table.filter.to', { column: name }), value: to, set: (value: string) => onRange(from, value) },
  ];
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="1" marginTop="1">
      {ends.map(({ label, value, set }) =>
        isDate ? (
          <DateInput
            key={label}
            label={label}
            value={value || null}
            onChange={(date) => set(date ?? '')}
            control={{ 'aria-label': label }}
          />
        ) : (
          <FilterText
            key={label}
            label={label}
            text={value === '' ? '' : formats.formatTyped(Number(value), 3)}
            problemOf={(text) =>
              text === '' || parseNumber(text, 3) !== undefined ? undefined : t('validation.number')
            }
            onText={(text) => set(String(parseNumber(text, 3) ?? ''))}
          />
        ),
      )}
    </chakra.div>
  );
}

interface FilterTextProps {
  readonly label: string;
  readonly text: string;
  /** Called when the field is left, and with Enter. */
  readonly onText: (text: string) => void;
  /** The error of a text that is not applied. */
  readonly problemOf?: (text: string) => string | undefined;
}

/** A field that applies its text on blur or Enter: the list does not change at each letter. */
function FilterText({ label, text, onText, problemOf }: FilterTextProps): ReactNode {
  const noteId = useId();
  const [problem, setProblem] = useState<string>();
  const apply = (field: HTMLInputElement) => {
    const typed = field.value.trim();
    const found = problemOf?.(typed);
    setProblem(found);
    if (found === undefined && typed !== text) onText(typed);
  };
  return (
    <chakra.div marginTop="1">
      <Input
        key={text}
        aria-label={label}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-errormessage': noteId })}
        defaultValue={text}
        width="full"
        autoComplete="off"
        onBlur={({ target }) => apply(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget)}
      />
      {problem !== undefined && (
        <chakra.p id={noteId} fontSize="xs" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface FilterChoice {
  /** The raw value as text. */
  readonly value: string;
  readonly label: string;
}

/** Maximum number of values in a list; with more a text field is easier. */
const MOST = 12;

/** The values of a column if they are few; null when there are too many to choose from. */
export function filterChoices<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  context: FormattingContext,
): readonly FilterChoice[] | null {
  const choices = new Map<string, string>();
  for (const row of rows) {
    const value = String(sameValue(column, row));
    if (choices.has(value)) continue;
    const label = cellText(column, row, context);
    if (label === '') continue;
    choices.set(value, label);
    if (choices.size > MOST) return null;
  }
  return [...choices].map(([value, label]) => ({ value, label }));
}

interface FiltersPopoverProps<Row> {
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
