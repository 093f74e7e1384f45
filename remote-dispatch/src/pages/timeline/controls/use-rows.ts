import type { IsoDate } from '@navette/shared/domain';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useMemo } from 'react';
import { areManyIdle, boardRows, driverDays, ROW_ORDERS, type DriverDay, type RowOrder } from '../model/board-rows.ts';
import { isSameDriver, type TimelineDriver } from '../model/timeline-driver.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { DriverChoice } from '../model/driver-choice.ts';
import { sameList, useSteady } from '../use-steady.ts';

/** How the rows are chosen and ordered, besides which drivers are. */
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
