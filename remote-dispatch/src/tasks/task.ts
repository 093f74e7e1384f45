import type { components } from '@navette/openapi/types';
import { messageKey } from '@navette/shared/i18n';

/** A card of the board. */
export type Task = components['schemas']['Task'];

/** The column a card is in. */
export type TaskStatus = Task['status'];

/** The columns, from where a task starts to where it ends (S1 §2.4). */
export const TASK_STATUSES = [
  'on-hold',
  'in-progress',
  'needs-review',
  'done',
] as const satisfies readonly TaskStatus[];

/** What a column is called. */
export const statusTitles: Readonly<Record<TaskStatus, string>> = {
  'on-hold': messageKey('tasks.status.onHold'),
  'in-progress': messageKey('tasks.status.inProgress'),
  'needs-review': messageKey('tasks.status.needsReview'),
  done: messageKey('tasks.status.done'),
};

/** What an empty column says. */
export const statusInvitations: Readonly<Record<TaskStatus, string>> = {
  'on-hold': messageKey('tasks.empty.onHold'),
  'in-progress': messageKey('tasks.empty.inProgress'),
  'needs-review': messageKey('tasks.empty.needsReview'),
  done: messageKey('tasks.empty.done'),
};

/** Whether a text names a column. */
export const isTaskStatus = (text: string): text is TaskStatus => TASK_STATUSES.some((status) => status === text);
