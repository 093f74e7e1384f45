import { NO_LIVE, type LiveDrivers } from '../model/board-rows.ts';
import { isSameDriver } from '../model/timeline-trip.ts';
import type { LiveStatus } from '../../../office/live-status.ts';
import type { BoardDriver, BoardTexts } from './board.ts';
import { createLabel, fillLabel } from './label-element.ts';
import { DataSet } from './vis.ts';

/** Row in the form of the library. */
interface Row {
  readonly id: number;
  readonly content: string;
  readonly order: number;
  readonly className: string;
}

/** Content that a label was last filled with. */
interface LabelContent {
  readonly driver: BoardDriver;
  readonly live: LiveStatus | undefined;
}

/** Rows of a board with their labels; a label whose content is unchanged is not written again. */
export function createRows(texts: BoardTexts) {
  const groups = new DataSet<Row>([]);
  const labels = new Map<number, HTMLElement>();
  const filled = new Map<number, LabelContent>();
  let shown: readonly BoardDriver[] = [];
  let live = NO_LIVE;

  const labelOf = (id: number): HTMLElement => {
    const label = labels.get(id) ?? createLabel(id);
    labels.set(id, label);
    return label;
  };
  function fill(driver: BoardDriver): void {
    const now = { driver, live: live.get(driver.id) };
    const before = filled.get(driver.id);
    if (before && before.live === now.live && isSame(before.driver, driver)) return;
    filled.set(driver.id, now);
    fillLabel(labelOf(driver.id), texts.driver(driver, now.live));
  }

  return {
    groups,
    labelOf,
    labelIfAny: (id: number): HTMLElement | undefined => labels.get(id),
    show: (drivers: readonly BoardDriver[]): void => {
      for (const driver of drivers) fill(driver);
      const rows = drivers.map(({ id, active }, order): Row => ({
        id,
        content: '',
        order,
        className: active ? 'driver-row' : 'driver-row inactive',
      }));
      const ids = new Set(rows.map(({ id }) => id));
      const gone = shown.flatMap(({ id }) => (ids.has(id) ? [] : id));
      if (gone.length > 0) groups.remove(gone);
      const changed = rows.filter((row) => {
        const known = groups.get(row.id);
        return !known || known.order !== row.order || known.className !== row.className;
      });
      if (changed.length > 0) groups.update(changed);
      shown = drivers;
    },
    /** Shows the connection status of the drivers. */
    showLive: (next: LiveDrivers): void => {
      live = next;
      for (const driver of shown) fill(driver);
    },
  };
}

const isSame = (one: BoardDriver, other: BoardDriver): boolean =>
  isSameDriver(one, other) && one.tripCount === other.tripCount && one.locked === other.locked;
