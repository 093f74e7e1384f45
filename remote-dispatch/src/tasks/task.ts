import { TASK_STATUS_VALUES, type TaskStatus } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { messageKey } from '@navette/shared/i18n';

/** Card of the board. */
export type Task = components['schemas']['Task'];

export {
  type TaskStatus,
  /** Columns of the board, in order (specification/office.md#tasks). */
  TASK_STATUS_VALUES as TASK_STATUSES,
} from '@navette/openapi/enums';

/** Titles of the columns. */
export const statusTitles: Readonly<Record<TaskStatus, string>> = {
  'on-hold': messageKey('tasks.status.onHold'),
  'in-progress': messageKey('tasks.status.inProgress'),
  'needs-review': messageKey('tasks.status.needsReview'),
  done: messageKey('tasks.status.done'),
};

/** Hints in empty columns. */
export const statusInvitations: Readonly<Record<TaskStatus, string>> = {
  'on-hold': messageKey('tasks.empty.onHold'),
  'in-progress': messageKey('tasks.empty.inProgress'),
  'needs-review': messageKey('tasks.empty.needsReview'),
  done: messageKey('tasks.empty.done'),
};

/** Whether a text is a column id. */
export const isTaskStatus = (text: string): text is TaskStatus => TASK_STATUS_VALUES.some((status) => status === text);
