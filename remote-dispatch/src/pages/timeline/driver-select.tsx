import { personName, personSearch } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Input, Stack, Text } from '@navette/shared/ui';
import { Checkbox, Popover, Select } from '@navette/shared/ui-overlay';
import { UsersRound } from 'lucide-react';
import { useState, type ReactNode, useId } from 'react';
import { toggled, type DriverChoice, ROW_ORDERS } from './model/board-rows.ts';
import type { Rows, RowsChoice } from './use-timeline.ts';
import type { TimelineDriver } from './model/timeline-trip.ts';

interface DriverSelectProps {
  readonly drivers: readonly TimelineDriver[];
  readonly choice: DriverChoice;
  /** Rows of the board, whose order and number is chosen here too. */
  readonly rows?: Rows;
  readonly onChange: (choice: DriverChoice) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Multi-select of drivers: select all, clear, search by name or number (specification/timeline.md#board). */
export function DriverSelect({ drivers, choice, rows, onChange, open, onOpenChange }: DriverSelectProps): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const fits = personSearch(text);
  const found = drivers.filter((driver) => fits(driver, driver.id));
  const chosen = choice === 'all' ? drivers.length : drivers.filter(({ id }) => choice.includes(id)).length;
  const some = (count: number) => t('timeline.drivers.some', { count, of: drivers.length });
  const isShort = rows !== undefined && rows.drivers.length < drivers.length;
  const label = choice === 'all' ? (isShort ? some(rows.drivers.length) : t('timeline.drivers.all')) : some(chosen);
  return (
    <Popover
      placement="bottom-start"
      title={t('timeline.drivers.title')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button icon={<UsersRound aria-hidden />} aria-keyshortcuts="d">
          {label}
        </Button>
      }
    >
      <Stack gap="2">
        {rows && <RowOrderField rows={rows.choice} />}
        <Input
          aria-label={t('timeline.drivers.search')}
          placeholder={t('timeline.drivers.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Flex gap="2">
          <Button size="sm" onClick={() => onChange('all')}>
            {t('timeline.drivers.selectAll')}
          </Button>
          <Button size="sm" onClick={() => onChange([])}>
            {t('timeline.drivers.clear')}
          </Button>
        </Flex>
        <Box
          role="group"
          aria-label={t('timeline.drivers.title')}
          maxHeight="min(20rem, 45dvh)"
          overflow="auto"
          display="flex"
          flexDirection="column"
        >
          {found.map(({ id, active, ...person }) => (
            <Checkbox
              key={id}
              checked={choice === 'all' || choice.includes(id)}
              onChange={() => onChange(toggled(choice, id, drivers))}
            >
              {personName(person, 'list')}{' '}
              <Text as="span" tone="muted">
                {t(active ? 'timeline.drivers.number' : 'timeline.drivers.inactive', { id })}
              </Text>
            </Checkbox>
          ))}
          {found.length === 0 && <Text tone="muted">{t('timeline.drivers.none')}</Text>}
        </Box>
      </Stack>
    </Popover>
  );
}

function RowOrderField({ rows }: { readonly rows: RowsChoice }): ReactNode {
  const t = useT();
  const id = useId();
  return (
    <Flex gap="2" alignItems="center">
      <Text as="label" {...{ htmlFor: id }}>
        {t('timeline.rows.order')}
      </Text>
      <Select
        id={id}
        size="sm"
        value={rows.order}
        onChange={rows.setOrder}
        options={ROW_ORDERS.map((value) => ({ value, label: t(`timeline.rows.order.${value}`) }))}
      />
    </Flex>
  );
}
