import type { components } from '@navette/openapi/types';
import type { Handler, Handlers } from '../kernel/operation.ts';
import type { Caller } from '../kernel/caller.ts';
import type { LiveServices } from './services.ts';

type LiveConfig = components['schemas']['LiveConfig'];

/** Answers where the user finds live data, with a sign-in when it is an outside store. */
export type LiveConfigOf = (caller: Caller) => Promise<LiveConfig>;

/** Live data in this server. */
export const ownLiveStore: LiveConfigOf = () => Promise.resolve({ service: 'server', firebase: null });

const getLiveConfig: Handler<'getLiveConfig', LiveServices> = async ({ caller, services }) =>
  services.liveConfigOf(caller);

export const liveConfigHandlers = { getLiveConfig } satisfies Handlers<LiveServices>;
