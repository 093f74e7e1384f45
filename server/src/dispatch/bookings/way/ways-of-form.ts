import type { BodyOf } from '../../../app/operation.ts';
import { type MeasuredWays, type TimedWay, wayKey } from './way.ts';

type Form = BodyOf<'addBookings'>;

/** The way home that is booked too, when another driver comes for it: from elsewhere. */
const otherWayHome = (form: Form): TimedWay | undefined => {
  const { return: home, driverId } = form;
  const [ap_date] = form.dates;
  return home?.driverId && home.driverId !== driverId && ap_date
    ? { ...wayThere(form, ap_date), driverId: home.driverId, ap_time: home.ap_time }
    : undefined;
};

const wayThere = ({ driverId, clientId, destinationId, pick_address, ap_time }: Form, ap_date: string): TimedWay => ({
  driverId,
  clientId,
  destinationId,
  pick_address,
  ap_date,
  ap_time,
});

/** The ways of new bookings that are to be measured: those no distance was sent for. */
export function waysOfForm(form: Form): TimedWay[] {
  const [ap_date] = form.dates;
  if (!ap_date) return [];
  return [...(form.distance ? [] : [wayThere(form, ap_date)]), ...[otherWayHome(form) ?? []].flat()];
}

/** The distances that new bookings are saved with, there and home: sent, else measured; null for what nobody knows. */
export function distancesOf(
  form: Form,
  ways: MeasuredWays,
): { readonly there: string | null; readonly home: string | null } {
  const [ap_date = ''] = form.dates;
  const there = form.distance || (ways.get(wayKey(wayThere(form, ap_date))) ?? null);
  const otherHome = otherWayHome(form);
  return { there, home: (otherHome && ways.get(wayKey(otherHome))) ?? there };
}
