import type { components } from '@navette/openapi/types';
import type { Changed } from './gather-changes.ts';

type Task = components['schemas']['Task'];

interface TaskChanges {
  records: Task[];
  gone: string[];
}

/** Changes of tasks by user: the current state of visible ones, and the deleted or unassigned ones. */
export function taskChanges(changed: Changed, there: ReadonlyMap<string, Task>): Map<number, TaskChanges> {
  const byUser = new Map<number, TaskChanges>();
  for (const [key, users] of changed) {
    const task = there.get(key);
    for (const userId of users) {
      const changes = byUser.get(userId) ?? { records: [], gone: [] };
      byUser.set(userId, changes);
      if (task && (task.data.user === userId || task.user.includes(userId))) changes.records.push(task);
      else changes.gone.push(key);
    }
  }
  return byUser;
}
