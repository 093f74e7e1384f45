import * as z from 'zod';
import type { Demand, DriverLocation, Task } from '../live-records.ts';
import { TASK_STATUS_VALUES } from '@navette/openapi/enums';

// Fields of the contract. The Realtime Database stores no null: such a field is missing.

/** Id of a record. */
export const id = z.int().positive();

/** A day, `YYYY-MM-DD`. */
export const date = z.iso.date();

/** A time of the day, `HH:mm`. */
const time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

/** A moment with its offset from UTC. */
const instant = z.iso.datetime({ offset: true });

/** A field that may be missing, which counts as null. */
export const orNull = <Part extends z.ZodType>(part: Part) => part.nullable().default(null);

/** The Realtime Database returns a list as an object, or with holes, once entries were deleted. */
const list = <List extends z.ZodArray>(items: List) =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).filter((entry) => entry !== undefined && entry !== null)
        : value,
    items,
  );

const booking = z.object({
  date,
  picktime: orNull(time),
  trip: z.object({ origin: z.string().max(300), destination: z.string().max(300) }),
});
const demandSchema = z.object({
  id,
  driverId: id,
  endtime: instant,
  price: orNull(z.number().min(0)),
  bookings: list(z.array(booking).min(1).max(2)),
});

/** A demand as the app of a driver writes it; undefined when invalid. */
export function readDemand(key: string, value: unknown): Demand | undefined {
  const { data } = demandSchema.safeParse(value);
  return data && { key, ...data };
}

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
const locationSchema = z.object({
  l: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  data: z.object({ driverId: id, time: instant, charged: z.boolean().default(false), position: position.prefault({}) }),
});

/** Last position of a driver, in the format of geofire (`l` is latitude and longitude); undefined when invalid. */
export function readLocation(key: string, value: unknown): DriverLocation | undefined {
  const { data } = locationSchema.safeParse(value);
  if (!data) return undefined;
  const { coords, ...rest } = data.data.position;
  const { speed, accuracy, heading } = coords;
  const known = { speed, ...(accuracy !== undefined && { accuracy }), ...(heading !== undefined && { heading }) };
  return { key, l: data.l, data: { ...data.data, position: { coords: known, ...rest } } };
}

const taskSchema = z.object({
  status: z.enum(TASK_STATUS_VALUES),
  data: z.object({
    title: z.string().min(1).max(200),
    date,
    time: orNull(time),
    comment: orNull(z.string()),
    user: id,
  }),
  user: list(z.array(id)).default([]),
});

/** Reads a stored task; undefined when invalid. */
export function readTask(key: string, value: unknown): Task | undefined {
  const { data } = taskSchema.safeParse(value);
  return data && { id: key, ...data, user: [...new Set(data.user)] };
}

/** A task as it is stored, without null fields, and its assignees. */
export const writtenTask = ({ status, data, user }: Omit<Task, 'id'>): object => ({ status, data, user });

/** Users who have a copy of a task: author and assignees. */
export const concerned = ({ data, user }: Pick<Task, 'data' | 'user'>): readonly number[] => [
  ...new Set([...(data.user ? [data.user] : []), ...user]),
];
