import { liveStore, useLive } from '@navette/shared/realtime';
import { useEffect, useState } from 'react';
import type { TaskSource } from './task-source.ts';

const store: TaskSource['store'] = {
  addTask: async (task) => (await liveStore()).addTask(task),
  changeTask: async (key, change) => (await liveStore()).changeTask(key, change),
  remove: async (collection, key) => (await liveStore()).remove(collection, key),
};

/** Tasks of the signed-in user, from the live store. */
export function useTaskSource(): TaskSource {
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
