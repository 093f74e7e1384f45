import type { components } from '@navette/openapi/types';
import { ApiProblem } from '../../api/problem.ts';
import type { LiveStore } from './live-store.ts';

type LiveConfig = components['schemas']['LiveConfig'];

/** Each is fetched when it is the one; a deployment uses one of them. */
const adapters: Readonly<Record<string, ((config: LiveConfig) => Promise<LiveStore>) | undefined>> = {
  server: async () => (await import('./server/server-live-store.ts')).createServerLiveStore(),
};

/**
 * The store that keeps live data.
 * @throws {ApiProblem} `live.unsupported` when this page has no adapter for it
 */
export async function openLiveStore(config: LiveConfig): Promise<LiveStore> {
  const open = adapters[config.service];
  if (!open) throw new ApiProblem({ status: 0, code: 'live.unsupported', messageKey: 'problem.live.unsupported', fields: [], incidentId: '' });
  return open(config);
}
