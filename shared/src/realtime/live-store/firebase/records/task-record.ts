import { TASK_STATUS_VALUES } from '@navette/openapi/enums';
import * as z from 'zod';
import type { Task } from '../../live-records.ts';
import { date, id, list, orNull, time } from './record-parts.ts';

const schema = z.object({
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
  const { data } = schema.safeParse(value);
  return data && { id: key, ...data, user: [...new Set(data.user)] };
}

/** A task as it is stored, without null fields, and its assignees. */
export const writtenTask = ({ status, data, user }: Omit<Task, 'id'>): object => ({ status, data, user });

/** Users who have a copy of a task: author and assignees. */
export const concerned = ({ data, user }: Pick<Task, 'data' | 'user'>): readonly number[] => [
  ...new Set([...(data.user ? [data.user] : []), ...user]),
];
