import type { TripMoment } from '@navette/shared/domain';
import { amountOf, isUncheckedObject, listOf, partOf, textOf } from '../../http/unchecked.ts';
import { createServiceCall, type ServiceAccess } from '../../http/call-service.ts';
import { ServiceError } from '../../../kernel/service-error.ts';
import type { GeoPoint } from '../../addresses/address-port.ts';
import { decodePolyline } from '../polyline.ts';
import type { RoutePort } from '../route-port.ts';
import { type MeasuredByService, OPENSTREETMAP, toLegs } from '../service-leg.ts';

/** Which Valhalla is asked. */
export type ValhallaSettings = Omit<ServiceAccess, 'service'>;

const SERVICE = 'valhalla';
/** Unconnected regions, no road near a place, no path. */
const NO_WAY: readonly unknown[] = [170, 171, 442];
/** Its `depart at`, at the clock of the place. */
const DEPART_AT = 1;

const question = (places: readonly GeoPoint[], moment: TripMoment | undefined) => ({
  locations: places.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude, type: 'break' })),
  costing: 'auto',
  units: 'kilometers',
  directions_type: 'none',
  ...(moment && { date_time: { type: DEPART_AT, value: `${moment.date}T${moment.time}` } }),
});

/** Routes of a Valhalla server; with a moment it takes the speeds and closures it knows for then. */
export function createValhallaRoutes(settings: ValhallaSettings): RoutePort {
  const call = createServiceCall({ ...settings, service: SERVICE });
  return {
    async route(places, moment) {
      const { status, body } = await call('/route', question(places, moment));
      const code = isUncheckedObject(body) ? body.error_code : undefined;
      if (NO_WAY.includes(code)) return null;
      if (status === 400)
        throw new ServiceError(
          SERVICE,
          typeof code === 'number' ? 'refused' : 'unexpected',
          `answers error ${String(code)}`,
        );
      const trip = partOf(body, 'trip');
      const legs = trip.units === 'kilometers' ? toLegs(listOf(trip, 'legs')?.map(readLeg), places) : undefined;
      if (!legs) throw new ServiceError(SERVICE, 'unexpected', 'answers with no legs as its interface describes them');
      return { legs, estimated: false, source: SERVICE, attribution: OPENSTREETMAP };
    },
  };
}

function readLeg(leg: unknown): MeasuredByService | undefined {
  const { length, time } = partOf(leg, 'summary');
  const [km, seconds] = [amountOf(length), amountOf(time)];
  const line = decodePolyline((isUncheckedObject(leg) && textOf(leg.shape)) || '', 6);
  return km === undefined || seconds === undefined || !line ? undefined : { metres: km * 1000, seconds, line };
}
