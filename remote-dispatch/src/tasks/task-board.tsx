import { type ReactNode, useEffect, useState } from 'react';
import { TaskBoardView } from './task-board-view.tsx';
import { liveStore, useLive } from '@navette/shared/realtime';
import type { TaskSource } from './task.ts';

/** Task board of the signed-in user: the last 25 tasks, by column, updated live (specification/office.md#tasks). */
export function TaskBoard(): ReactNode {
  return <TaskBoardView source={useTaskSource()} />;
}

const store: TaskSource['store'] = {
  addTask: async (task) => (await liveStore()).addTask(task),
  changeTask: async (key, change) => (await liveStore()).changeTask(key, change),
  remove: async (collection, key) => (await liveStore()).remove(collection, key),
};

/** Tasks of the signed-in user, from the live store. */
function useTaskSource(): TaskSource {
  const { retry, ...state } = useLive('tasks');
  const [service, setService] = useState<TaskSource['service']>('server');
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (isLoading) return;
    liveStore().then(
      (opened) => setService(opened.service),
      // The subscription reports why there are none.
      () => undefined,
    );
  }, [isLoading]);
  return { state, retry, service, store };
}
