import type { Task } from '../tasks/task.ts';

export interface TaskChanges extends Partial<Omit<Task, 'data'>> {
  readonly data?: Partial<Task['data']>;
}

/** Task on hold, by user 2, without assignees. */
export const sampleTask = (id: string, { data, ...changes }: TaskChanges = {}): Task => ({
  id,
  status: 'on-hold',
  user: [],
  ...changes,
  data: { title: `Task ${id}`, date: '2026-05-20', time: null, comment: null, user: 2, ...data },
});
