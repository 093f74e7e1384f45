import type { Handler, Handlers } from '../kernel/operation.ts';
import type { LiveConfigOf, LiveServices } from './services.ts';

/** Live data in this server. */
export const ownLiveStore: LiveConfigOf = () => Promise.resolve({ service: 'server', firebase: null });

const getLiveConfig: Handler<'getLiveConfig', LiveServices> = async ({ caller, services }) =>
  services.liveConfigOf(caller);

export const liveConfigHandlers = { getLiveConfig } satisfies Handlers<LiveServices>;
