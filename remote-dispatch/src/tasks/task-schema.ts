import type { components } from '@navette/openapi/types';
import { brusselsToday, isClockTime, isIsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { Task } from './task.ts';

/** Maximum length of a title. */
export const TITLE_MOST = 200;

const fields = z.object({
  data: z.object({
    title: z.string().trim().min(1).max(TITLE_MOST),
    date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
    time: z.string().refine(isClockTime, messageKey('validation.time')).nullable(),
    comment: z.string().trim().max(4000),
  }),
  user: z.array(z.number()),
});

/** Form of a task: title and date are required (specification/office.md#tasks). Its output is what the API is sent. */
export const taskSchema = fields.transform(
  ({ data, user }): Required<Pick<components['schemas']['TaskForm'], 'data' | 'user'>> => ({
    data: { ...data, comment: data.comment || null },
    user,
  }),
);

/** Field values of the form. */
export type TaskValues = z.input<typeof taskSchema>;

/** Field values of a task; a new one is for today. */
export function taskValues(task: Task | undefined): TaskValues {
  const { title = '', date = brusselsToday(), time = null, comment = null } = task?.data ?? {};
  return { data: { title, date, time, comment: comment ?? '' }, user: task?.user ?? [] };
}
