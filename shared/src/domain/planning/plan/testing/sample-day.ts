import { clockOf } from '../../../time/clock.ts';
import { unavailableSlots, type UnavailableRow } from '../../unavailable-slots.ts';
import { planRules } from '../rules.ts';
import type { PlanDay, PlanDriver, PlanTrip } from '../tasks.ts';

/** Day of the samples: a Tuesday without a clock change. */
export const SAMPLE_DATE = '2026-03-10';

/** Town of the samples; a hundredth of a degree is about a kilometre. */
const TOWN = { latitude: 50.84, longitude: 4.35 };

/** A place some kilometres east and north of the town, roughly. */
export const placeAt = (east: number, north: number) => ({
  latitude: TOWN.latitude + north / 111,
  longitude: TOWN.longitude + east / 70,
});

/** A trip of the sample day from a client to a place of care; pending and without a driver unless something else is said. */
export function sampleTrip(id: number, more: Partial<PlanTrip> = {}): PlanTrip {
  const [client, care] = [placeAt(2, 2), placeAt(-2, -2)];
  return {
    id,
    driverId: 1,
    clientId: 100 + id,
    destinationId: 200 + id,
    type: 'to',
    back: false,
    ap_date: SAMPLE_DATE,
    ap_time: '10:00',
    pick_time: '09:20',
    status: 0,
    accepted: 0,
    driver_active: true,
    linkedId: null,
    client_latitude: client.latitude,
    client_longitude: client.longitude,
    destination_latitude: care.latitude,
    destination_longitude: care.longitude,
    ...more,
  };
}

/** Coordinates of client and place of care. */
export const between = (client: ReturnType<typeof placeAt>, care: ReturnType<typeof placeAt>) => ({
  client_latitude: client.latitude,
  client_longitude: client.longitude,
  destination_latitude: care.latitude,
  destination_longitude: care.longitude,
});

/** A driver who lives in the town. */
export const sampleDriver = (id: number, more: Partial<PlanDriver> = {}): PlanDriver => ({
  id,
  active: true,
  vehicle: { carriesWheelchair: false, carriesStretcher: false },
  papersUntil: null,
  home: placeAt(0, 0),
  knows: new Set(),
  ...more,
});

/** A day of these trips and drivers, with the rules of an organisation that set nothing. */
export const sampleDay = (
  trips: readonly PlanTrip[],
  drivers: readonly PlanDriver[],
  more: Partial<PlanDay> & { readonly marked?: readonly UnavailableRow[] } = {},
): PlanDay => ({
  date: SAMPLE_DATE,
  trips,
  drivers,
  unavailable: unavailableSlots(more.marked ?? []),
  rules: planRules([]),
  query: {},
  started: new Set(),
  here: new Map(),
  ...more,
});

/** A random day: visits with a way back, people in wheelchairs, marked slots, refusals, trips that contradict each other, and some nonsense. */
export function randomDay(random: () => number, count = 24): PlanDay {
  const below = (limit: number): number => Math.floor(random() * limit);
  const chance = (share: number): boolean => random() < share;
  const place = () => placeAt(below(24) - 12, below(24) - 12);
  const drivers = Array.from({ length: Math.max(2, Math.ceil(count / 4)) }, (_, index) =>
    sampleDriver(index + 1, {
      vehicle: { carriesWheelchair: chance(0.4), carriesStretcher: chance(0.1) },
      home: chance(0.9) ? place() : null,
      papersUntil: chance(0.05) ? '2026-01-01' : null,
      knows: new Set(Array.from({ length: 4 }, () => 100 + below(count))),
    }),
  );
  const trips = Array.from({ length: count }, (_, index) => {
    const type = (['to', 'back', 'simple'] as const)[below(3)] ?? 'to';
    const ap = 420 + below(140) * 5;
    const driver = drivers[below(drivers.length)] ?? sampleDriver(1);
    return sampleTrip(index + 1, {
      ...between(place(), place()),
      type,
      back: type === 'to' && chance(0.2),
      ap_time: clockOf(ap),
      pick_time: type === 'back' || chance(0.2) ? null : clockOf(ap - 10 - below(18) * 5),
      ap_waittime: '00:45',
      driverId: driver.id,
      accepted: [0, 1, 1, 2, 3, 4][below(6)] ?? 0,
      status: chance(0.05) ? 1 : 0,
      mobility: chance(0.2) ? 'wheelchair' : chance(0.05) ? 'stretcher' : 'foot',
      driver_carriesWheelchair: driver.vehicle.carriesWheelchair,
      driver_carriesStretcher: driver.vehicle.carriesStretcher,
      driver_papersUntil: driver.papersUntil ?? null,
      companion: chance(0.2),
      linkedId: chance(0.3) ? 1 + (index ^ 1) : null,
      refusals: chance(0.1) ? new Map([[1 + below(drivers.length), null]]) : undefined,
      ...(chance(0.03) && { client_latitude: null }),
      ...(chance(0.02) && { ap_time: '99:99' }),
      ...(chance(0.05) && { ap_date: '2026-03-09', ap_time: '23:55', pick_time: null }),
    });
  });
  const marked = drivers.map(({ id }) => ({
    driverId: id,
    date: SAMPLE_DATE,
    available: chance(0.3) ? String(below(6)) : chance(0.1) ? '0,1,2,3,4,5' : '',
  }));
  return sampleDay(trips, drivers, {
    marked,
    started: new Set([1 + below(count)]),
    here: new Map(drivers.flatMap(({ id }) => (chance(0.5) ? [[id, place()] as const] : []))),
    rules: planRules([
      { variable: 'planBreak', value: chance(0.5) ? '30' : '0' },
      { variable: 'planBreakAfter', value: chance(0.5) ? '6' : '0' },
    ]),
    query: { moveAccepted: chance(0.5), ...(chance(0.3) && { from: '09:00' }), lockedTrips: [1 + below(count)] },
  });
}
