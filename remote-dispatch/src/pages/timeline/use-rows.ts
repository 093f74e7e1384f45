import type { IsoDate } from '@navette/shared/domain';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useMemo, useCallback, useState } from 'react';
import {
  areManyIdle,
  boardRows,
  driverDays,
  ROW_ORDERS,
  type DriverDay,
  type RowOrder,
  type DriverChoice,
} from './model/board-rows.ts';
import { isSameDriver, type TimelineDriver, type TimelineTrip } from './model/timeline-trip.ts';
import type { SearchParam } from '@navette/shared/router';

/** Options of the rows, besides the choice of drivers. */
export interface RowsChoice {
  readonly order: RowOrder;
  readonly setOrder: (order: RowOrder) => void;
  readonly onlyWithTrips: boolean;
  readonly setOnlyWithTrips: (only: boolean) => void;
}

/** The rows of the board. */
export interface Rows {
  readonly choice: RowsChoice;
  readonly drivers: readonly TimelineDriver[];
  readonly days: ReadonlyMap<number, DriverDay>;
}

const storedOrder = atomWithStorage<string>('navette.timeline.order', 'name', undefined, { getOnInit: true });
const storedOnly = atomWithStorage<boolean | null>('navette.timeline.onlyWithTrips', null, undefined, {
  getOnInit: true,
});

/** Whether two lists have the same elements in the same order. */
export const sameList =
  <Item>(isSame: (one: Item, other: Item) => boolean) =>
  (one: readonly Item[], other: readonly Item[]): boolean =>
    one.length === other.length &&
    one.every((item, index) => {
      const against = other[index];
      return against !== undefined && isSame(item, against);
    });

const sameRows = sameList(isSameDriver);

interface RowsQuestion {
  readonly drivers: readonly TimelineDriver[];
  readonly trips: readonly TimelineTrip[];
  readonly day: IsoDate;
  /** Drivers as the link names them; those that it names one by one all have a row. */
  readonly inLink: DriverChoice | undefined;
  readonly chosen: DriverChoice;
}

/** Rows of the day in the order of the user's choice, which is stored in this browser. Without a choice idle drivers are left out when they are many. */
export function useRows({ drivers, trips, day, inLink, chosen }: RowsQuestion): Rows {
  const [stored, setOrder] = useAtom(storedOrder);
  const [only, setOnlyWithTrips] = useAtom(storedOnly);
  const order = ROW_ORDERS.find((known) => known === stored) ?? 'name';
  const days = useMemo(() => driverDays(trips, day), [trips, day]);
  const byDefault = inLink === undefined && areManyIdle(drivers, days);
  const onlyWithTrips = chosen === 'all' && (only ?? byDefault);
  const shown = useSteady(
    useMemo(() => boardRows(drivers, days, { order, onlyWithTrips }), [drivers, days, order, onlyWithTrips]),
    sameRows,
  );
  const choice = useMemo(
    () => ({ order, setOrder, onlyWithTrips, setOnlyWithTrips }),
    [order, setOrder, onlyWithTrips, setOnlyWithTrips],
  );
  return useMemo(() => ({ choice, drivers: shown, days }), [choice, shown, days]);
}

/** The two views of the trips. */
export type TimelineView = 'board' | 'table';

/** View in the link; absent: the one that was last used in this browser. */
export const viewParam: SearchParam<TimelineView | undefined> = {
  fallback: () => undefined,
  parse: (text) => (text === 'board' || text === 'table' ? text : undefined),
  format: (view) => view ?? '',
};

const chosenLast = atomWithStorage<TimelineView>('navette.timeline.view', 'board', undefined, { getOnInit: true });

/**
 * The view: the one in the link, else the one that was last used.
 * @param inLink view in the link
 * @param setInLink writes it
 */
export function useView(
  inLink: TimelineView | undefined,
  setInLink: (view: TimelineView) => void,
): readonly [TimelineView, (view: TimelineView) => void] {
  const [last, setLast] = useAtom(chosenLast);
  const set = useCallback(
    (view: TimelineView) => {
      setLast(view);
      setInLink(view);
    },
    [setInLink, setLast],
  );
  return [inLink ?? last, set];
}

/** Referentially stable value: the same object while it is equal, so that dependent memos are not recomputed. */
export function useSteady<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [stable, setStable] = useState(() => value);
  if (stable === value || isSame(stable, value)) return stable;
  setStable(() => value);
  return value;
}
