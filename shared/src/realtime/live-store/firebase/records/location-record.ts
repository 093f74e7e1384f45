import * as z from 'zod';
import type { DriverLocation } from '../../live-records.ts';
import { id, instant, orNull } from './record-parts.ts';

const position = z.object({
  coords: z
    .object({
      speed: orNull(z.number().min(0)),
      accuracy: z.number().min(0).optional(),
      heading: z.number().min(0).max(360).optional(),
    })
    .default({ speed: null }),
  activity: z.object({ type: orNull(z.string().max(40)) }).default({ type: null }),
  battery: z
    .object({ level: orNull(z.number().min(0).max(1)), is_charging: z.boolean().default(false) })
    .default({ level: null, is_charging: false }),
});
const schema = z.object({
  l: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  data: z.object({ driverId: id, time: instant, charged: z.boolean().default(false), position: position.prefault({}) }),
});

/** Last position of a driver, in the format of geofire (`l` is latitude and longitude); undefined when invalid. */
export function readLocation(key: string, value: unknown): DriverLocation | undefined {
  const { data } = schema.safeParse(value);
  if (!data) return undefined;
  const { coords, ...rest } = data.data.position;
  const { speed, accuracy, heading } = coords;
  const known = { speed, ...(accuracy !== undefined && { accuracy }), ...(heading !== undefined && { heading }) };
  return { key, l: data.l, data: { ...data.data, position: { coords: known, ...rest } } };
}
