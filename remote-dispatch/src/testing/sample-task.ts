import type { Task } from '../tasks/task.ts';

/** What a test says about a task. */
export interface TaskChanges extends Partial<Omit<Task, 'data'>> {
  readonly data?: Partial<Task['data']>;
}

/** A task on hold, by user 2 and for nobody in particular. */
export const sampleTask = (id: string, { data, ...changes }: TaskChanges = {}): Task => ({
  id,
  status: 'on-hold',
  user: [],
  ...changes,
  data: { title: `Task ${id}`, date: '2026-05-20', time: null, comment: null, user: 2, ...data },
});
