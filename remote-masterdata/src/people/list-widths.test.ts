import type { TableColumn } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';
import { clientColumns } from '../entities/client/client-columns.ts';
import { driverColumns } from '../entities/driver/driver-columns.tsx';
import { userColumns } from '../entities/user/user-columns.ts';

/** px of a list on a window of 1440: without menu and margins. */
const ROOM = 1440 - 240 - 48;
/** px of three buttons and the menu of a row. */
const ACTIONS = 120;

const leastWidth = <Row>(columns: readonly TableColumn<Row>[]) =>
  columns
    .filter(({ hideBelow = 0 }) => hideBelow < 1440)
    .reduce((sum, { width, minWidth = 112 }) => sum + (width ?? minWidth), 0);

it.each([
  ['users', leastWidth(userColumns)],
  ['drivers', leastWidth(driverColumns)],
  ['clients', leastWidth(clientColumns)],
])('leaves room for the buttons of a row in the list of %s on a window of 1440', (_name, width) => {
  expect(width + ACTIONS).toBeLessThanOrEqual(ROOM);
});
