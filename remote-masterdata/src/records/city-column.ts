import type { TableColumn } from '@navette/shared/ui-table';

interface Placed {
  readonly city: string | null;
  readonly zip: string | null;
}

/** Municipality column; the postal code distinguishes municipalities with the same name. @param header message key of the heading */
export const cityColumn = <Row extends Placed>(header: string): TableColumn<Row> => ({
  id: 'city',
  header,
  kind: 'place',
  value: ({ city }) => city,
  postalCode: ({ zip }) => zip,
  groups: true,
});
