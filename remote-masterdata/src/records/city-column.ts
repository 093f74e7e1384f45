import type { TableColumn } from '@navette/shared/ui-table';

interface Placed {
  readonly city: string | null;
  readonly zip: string | null;
}

/** Column with the municipality, which its postal code tells from a namesake. @param header key of its text */
export const cityColumn = <Row extends Placed>(header: string): TableColumn<Row> => ({
  id: 'city',
  header,
  kind: 'place',
  value: ({ city }) => city,
  postalCode: ({ zip }) => zip,
  groups: true,
});
