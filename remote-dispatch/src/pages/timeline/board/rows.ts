import { NO_LIVE, type LiveDrivers } from '../model/live-drivers.ts';
import type { LiveStanding } from '../../../drivers/live-standing.ts';
import type { BoardDriver, BoardTexts } from './board-content.ts';
import { createLabel, fillLabel } from './label-element.ts';
import { DataSet } from './vis.ts';

/** A row as the library knows it. */
interface Row {
  readonly id: number;
  readonly content: string;
  readonly order: number;
  readonly className: string;
}

/** What a label was last filled with. */
interface Said {
  readonly driver: BoardDriver;
  readonly live: LiveStanding | undefined;
}

/** The rows of a board, with the names of the drivers at their heads. What says the same as before is not written again. */
export function createRows(texts: BoardTexts) {
  const groups = new DataSet<Row>([]);
  const labels = new Map<number, HTMLElement>();
  const said = new Map<number, Said>();
  let shown: readonly BoardDriver[] = [];
  let live = NO_LIVE;

  const labelOf = (id: number): HTMLElement => {
    const label = labels.get(id) ?? createLabel(id);
    labels.set(id, label);
    return label;
  };
  function say(driver: BoardDriver): void {
    const now = { driver, live: live.get(driver.id) };
    const before = said.get(driver.id);
    if (before && before.live === now.live && isSame(before.driver, driver)) return;
    said.set(driver.id, now);
    fillLabel(labelOf(driver.id), texts.driver(driver, now.live));
  }

  return {
    groups,
    labelOf,
    labelIfAny: (id: number): HTMLElement | undefined => labels.get(id),
    show: (drivers: readonly BoardDriver[]): void => {
      for (const driver of drivers) say(driver);
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
    /** Marks how the drivers are connected. */
    showLive: (next: LiveDrivers): void => {
      live = next;
      for (const driver of shown) say(driver);
    },
  };
}

const isSame = (one: BoardDriver, other: BoardDriver): boolean =>
  one === other ||
  (one.firstname === other.firstname &&
    one.lastname === other.lastname &&
    one.tripCount === other.tripCount &&
    one.active === other.active);
