import { ApiProblem } from '../../../api/problem.ts';
import { api } from '../../../api/suite-api.ts';
import type { LiveStore } from '../live-store.ts';

type Collection = Parameters<LiveStore['remove']>[0];

/** Deletes a record on our server; idempotent. */
export const removeFromServer = (collection: Collection, key: string): Promise<void> =>
  ignoreGone(removal[collection](key));

/** Deletes the last positions on our server. */
export async function clearAtServer(): Promise<void> {
  await api.DELETE('/service/live/locations');
}

const keyIn = (key: string) => ({ params: { path: { key } } });

const removal: Readonly<Record<Collection, (key: string) => Promise<unknown>>> = {
  tasks: (key) => api.DELETE('/service/live/tasks/{key}', keyIn(key)),
  demands: (key) => api.DELETE('/service/live/demands/{key}', keyIn(key)),
  tickets: (key) => api.DELETE('/service/live/tickets/{key}', keyIn(key)),
};

async function ignoreGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
  }
}
