import { tokenOfCall } from '../cli/caller-of-call.ts';
import type { Call } from '../cli/call.ts';
import { serverOf } from '../cli/read-deployed.ts';

/** A suite whose API does what a command line asks for. */
export interface Remote {
  readonly origin: string;
  readonly token: string;
}

/** The suite that does it: where a server and a token are named, and no registry is. Undefined for the registry of this machine. */
export function remoteOf(call: Call): Remote | undefined {
  const [origin, token] = [serverOf(call), tokenOfCall(call)];
  const registry = call.text('registry') ?? (call.env.REGISTRY_URL || call.env.REGISTRY_DIR || undefined);
  return origin === undefined || token === undefined || registry !== undefined ? undefined : { origin, token };
}
