import type { BodyOf } from '../../../kernel/operation.ts';
import { type MeasuredDistances, type TimedRoute, routeKey } from './trip-route.ts';

type Form = BodyOf<'addBookings'>;

/** Route of the return leg when another driver takes it, who comes from elsewhere. */
const otherReturnRoute = (form: Form): TimedRoute | undefined => {
  const { return: home, driverId } = form;
  const [ap_date] = form.dates;
  return home?.driverId && home.driverId !== driverId && ap_date
    ? { ...outboundRoute(form, ap_date), driverId: home.driverId, ap_time: home.ap_time }
    : undefined;
};

const outboundRoute = (
  { driverId, clientId, destinationId, pick_address, ap_time }: Form,
  ap_date: string,
): TimedRoute => ({
  driverId,
  clientId,
  destinationId,
  pick_address,
  ap_date,
  ap_time,
});

/** Routes of new bookings that are to be measured: those without a distance in the form. */
export function routesOfForm(form: Form): TimedRoute[] {
  const [ap_date] = form.dates;
  if (!ap_date) return [];
  return [...(form.distance ? [] : [outboundRoute(form, ap_date)]), ...[otherReturnRoute(form) ?? []].flat()];
}

/** Distances of new bookings, outbound and return: from the form, else measured; null when unknown. */
export function distancesOf(
  form: Form,
  measured: MeasuredDistances,
): { readonly there: string | null; readonly home: string | null } {
  const [ap_date = ''] = form.dates;
  const there = form.distance || (measured.get(routeKey(outboundRoute(form, ap_date))) ?? null);
  const otherHome = otherReturnRoute(form);
  return { there, home: (otherHome && measured.get(routeKey(otherHome))) ?? there };
}
