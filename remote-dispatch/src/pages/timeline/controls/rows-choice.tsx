import { useT } from '@navette/shared/i18n';
import { Flex, Text } from '@navette/shared/ui';
import { Checkbox, Select } from '@navette/shared/ui-overlay';
import { useId, type ReactNode } from 'react';
import { ROW_ORDERS } from '../model/board-rows.ts';
import type { RowsChoice } from './use-rows.ts';

/** Which rows the board has, and in which order. `fixed`: drivers were chosen one by one, who all have a row. */
export function RowsChoiceFields({ rows, fixed }: { readonly rows: RowsChoice; readonly fixed: boolean }): ReactNode {
  const t = useT();
  const id = useId();
  return (
    <>
      <Checkbox
        checked={rows.onlyWithTrips}
        disabled={fixed}
        onChange={() => rows.setOnlyWithTrips(!rows.onlyWithTrips)}
      >
        {t('timeline.rows.onlyWithTrips')}
      </Checkbox>
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
    </>
  );
}
