import { estimateLeg, Accepted, BookingStatus, pickUpTime, tripSpan, type PlannedTrip } from '@navette/shared/domain';
import { placeOf } from './nearest.ts';
import type { Trip } from './trips.ts';

/** A trip with when and where it occupies a driver, before a driver is chosen. */
export interface PlannedLeg {
  readonly trip: Trip;
  readonly pickUp: string;
  /** As the planning rules see it, without a driver. */
  readonly planned: PlannedTrip;
}

/** Plans a trip as the product will: from its estimated distance, by the rules of the domain. The driver is number 0. */
export function planLeg(trip: Trip, id: number): PlannedLeg {
  const { type, time, client, destination, appointment } = trip;
  const [home, care] = [placeOf(client), placeOf(destination)];
  const back = type === 'back';
  const [from, to] = back ? [care, home] : [home, care];
  const { distance, duration } = estimateLeg(trip.from ? placeOf(trip.from) : from, to, {
    date: appointment.date,
    time,
  });
  const pickUp = pickUpTime(type, time, duration, appointment.date).time;
  const span = tripSpan(
    { type, ap_date: appointment.date, ap_time: time, pick_time: pickUp, distance: null },
    () => duration,
  );
  return {
    trip,
    pickUp,
    planned: {
      ...span,
      id,
      driverId: 0,
      clientId: client.id,
      destinationId: destination.id,
      type,
      date: appointment.date,
      from,
      to,
      loadedKm: distance,
      status: BookingStatus.pending,
      accepted: Accepted.accepted,
      driverActive: true,
      mobility: client.mobility ?? 'foot',
      vehicle: { carriesWheelchair: false, carriesStretcher: false },
      linkedId: null,
    },
  };
}
