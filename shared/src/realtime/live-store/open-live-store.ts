import type { components } from '@navette/openapi/types';
import { dataOf } from '../../api/data-of.ts';
import { ApiProblem } from '../../api/problem.ts';
import { api } from '../../api/suite-api.ts';
import { currentSession } from '../../session/session-state.ts';
import type { LiveStore } from './live-store.ts';

type LiveConfig = components['schemas']['LiveConfig'];

/** Adapters, loaded lazily: a deployment uses one of them. */
const adapters: Readonly<Record<string, ((config: LiveConfig) => Promise<LiveStore>) | undefined>> = {
  server: async () => (await import('./server/server-live-store.ts')).createServerLiveStore(),
  firebase: async ({ firebase: config }) => {
    const userId = currentSession()?.user.id;
    if (!config || userId === undefined) throw unsupported();
    const [{ createFirebaseLiveStore }, { clearAtServer, removeFromServer }] = await Promise.all([
      import('./firebase/firebase-live-store.ts'),
      import('./server/server-live-store.ts'),
    ]);
    return createFirebaseLiveStore({
      config,
      userId,
      renew: renewToken,
      removeAtServer: removeFromServer,
      clearAtServer,
    });
  },
};

/**
 * Opens the store that the server's configuration names.
 * @throws {ApiProblem} `live.unsupported` when this page has no adapter for it; the adapter's own problem when it can't be reached
 */
export async function openLiveStore(config: LiveConfig): Promise<LiveStore> {
  const open = adapters[config.service];
  if (!open) throw unsupported();
  return open(config);
}

const renewToken = async (): Promise<string | null> =>
  (await dataOf(api.GET('/service/live/config', { priority: 'low' }))).firebase?.token ?? null;

const unsupported = (): ApiProblem =>
  new ApiProblem({
    status: 0,
    code: 'live.unsupported',
    messageKey: 'problem.live.unsupported',
    fields: [],
    incidentId: '',
  });
