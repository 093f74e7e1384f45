import { chakra } from '@chakra-ui/react/styled-system';
import { useAtomValue } from 'jotai';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { defaultDensityAtom, type Density } from '../../default-density.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import { Checkbox } from '../../overlay/controls/checkbox.tsx';
import { SegmentedControl } from '../../overlay/controls/segmented-control.tsx';
import { Popover } from '../../overlay/popover.tsx';
import { inOrder, movedBy, withColumn } from '../columns/arrange-columns.ts';
import { fullHeadingOf, type TableColumn } from '../columns/column.ts';
import type { TablePreferences } from '../state/use-preferences.ts';

/** Props of the column preferences. */
export interface ColumnsPopoverProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly preferences: TablePreferences;
  readonly onChange: (changes: Partial<TablePreferences> | 'reset') => void;
  /** Ids of the currently shown columns. */
  readonly shown: ReadonlySet<string>;
}

/** Column visibility and order, and row density; persisted per user and table. */
export function ColumnsPopover<Row>({ columns, preferences, onChange, shown }: ColumnsPopoverProps<Row>): ReactNode {
  const t = useT();
  const defaultDensity = useAtomValue(defaultDensityAtom);
  const ordered = inOrder(columns, preferences.order);
  const ids = ordered.map(({ id }) => id);
  return (
    <Popover
      title={t('table.columns')}
      trigger={
        <IconButton label={t('table.columns')} variant="outline">
          <Columns3 aria-hidden />
        </IconButton>
      }
    >
      <chakra.ul display="flex" flexDirection="column" marginInline="-1">
        {ordered.map((column, place) => (
          <ColumnLine
            key={column.id}
            name={fullHeadingOf(column, t)}
            shown={shown.has(column.id)}
            fixed={column.fixed ?? false}
            first={place === 0}
            last={place === ids.length - 1}
            onShow={(show) => onChange(withColumn(preferences, column.id, show))}
            onMove={(places) => onChange({ order: movedBy(ids, column.id, places) })}
          />
        ))}
      </chakra.ul>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        marginTop="3"
        paddingTop="3"
        borderTopWidth="1px"
      >
        <SegmentedControl<Density>
          label={t('table.density')}
          value={preferences.density ?? defaultDensity}
          onChange={(density) => onChange({ density })}
          segments={[
            { value: 'comfortable', label: t('table.density.comfortable') },
            { value: 'compact', label: t('table.density.compact') },
          ]}
        />
        <Button size="sm" variant="ghost" onClick={() => onChange('reset')}>
          {t('table.columns.reset')}
        </Button>
      </chakra.div>
    </Popover>
  );
}

interface ColumnLineProps {
  readonly name: string;
  readonly shown: boolean;
  readonly fixed: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onShow: (show: boolean) => void;
  readonly onMove: (places: 1 | -1) => void;
}

function ColumnLine({ name, shown, fixed, first, last, onShow, onMove }: ColumnLineProps): ReactNode {
  const t = useT();
  return (
    <chakra.li display="flex" alignItems="center" gap="1">
      <chakra.span flex="1">
        <Checkbox checked={shown} disabled={fixed} onChange={onShow}>
          {name}
        </Checkbox>
      </chakra.span>
      <IconButton size="xs" label={t('table.columns.up', { column: name })} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton size="xs" label={t('table.columns.down', { column: name })} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
    </chakra.li>
  );
}
