import type { components } from '@navette/openapi/types';
import type { Handler, Handlers } from '../app/operation.ts';
import type { Caller } from '../auth/caller.ts';

type LiveConfig = components['schemas']['LiveConfig'];

/** Says where a user finds live data; one for another store signs the user in there. */
export type LiveConfigOf = (caller: Caller) => Promise<LiveConfig>;

/** Live data is kept by this server. */
export const ownLiveStore: LiveConfigOf = () => Promise.resolve({ service: 'server', firebase: null });

const getLiveConfig: Handler<'getLiveConfig'> = async ({ caller, services }) => services.liveConfigOf(caller);

export const liveConfigHandlers = { getLiveConfig } satisfies Handlers;
