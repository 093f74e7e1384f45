import { addMinutes, minutesOf, type BookingType, type PlanningRow } from '@navette/shared/domain';
import type { Appointment } from './appointments.ts';
import type { DemoPlace } from './destinations.ts';
import { chooseDestination, placeOf, surroundingsOf, type Surroundings } from './nearest.ts';
import { createRandom } from './random.ts';
import type { DemoRow } from './rows.ts';

/** One leg of an appointment, before a driver is assigned. */
export interface Trip {
  readonly appointment: Appointment;
  readonly type: BookingType;
  /** The client also returns with us. */
  readonly back: boolean;
  readonly time: string;
  readonly client: DemoRow<'client'>;
  readonly destination: DemoRow<'destination'>;
  readonly insured: boolean;
  /** The part of a transport of the external platform that it was booked for. */
  readonly transport?: PlanningRow;
  /** Place of care that it goes on from; others begin or end at home. */
  readonly from?: DemoRow<'destination'>;
}

const SEED = 11_000_000;
const LAST_RETURN = 22 * 60;

/** Trips of an appointment: the outbound leg, and a return for those who return with us. */
function tripsOf(appointment: Appointment, index: number, client: DemoRow<'client'>, around: Surroundings): Trip[] {
  const { treatment, clientId, time, series } = appointment;
  const own = createRandom(SEED + index);
  const shared = series === null ? own : createRandom(SEED + series * 7919 + clientId);
  const destination = chooseDestination(shared, around).row;
  const insured = shared.chance(treatment.insured);
  const home = minutesOf(time) + own.between(...treatment.stay);
  const returns = own.chance(treatment.returns) && home < LAST_RETURN;
  const common = { appointment, client, destination, insured };
  const there: Trip = { ...common, type: returns || own.chance(0.4) ? 'to' : 'simple', back: returns, time };
  if (!returns) return [there];
  const waits = home - (home % 5) - minutesOf(time);
  return [there, { ...common, type: 'back', back: false, time: addMinutes(time, waits) }];
}

/** All trips, in the order of appointments. */
export function makeTrips(
  appointments: readonly Appointment[],
  clients: readonly DemoRow<'client'>[],
  places: readonly DemoPlace[],
): Trip[] {
  const known = new Map<string, Surroundings>();
  return appointments.flatMap((appointment, index) => {
    const client = clients[appointment.clientId - 1];
    if (!client) return [];
    const { kinds } = appointment.treatment;
    const key = `${client.id} ${kinds.join()}`;
    const around = known.get(key) ?? surroundingsOf(placeOf(client), places, kinds);
    known.set(key, around);
    return tripsOf(appointment, index, client, around);
  });
}
