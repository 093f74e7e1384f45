import { inRange } from './semver-range.ts';

/**
 * The version of everything a remote may rely on in the host: this declaration format, the dialogs, the shared modules and what they export.
 * Minor when something is added, major when something a remote may use goes or changes (see docs: the contract and its deprecation rules).
 */
export const HOST_CONTRACT_VERSION = '1.11.0';

/**
 * Whether a host of a contract version can run a remote.
 * @param range what the remote asks for (`RemoteDeclaration.contract`)
 * @param hostContract the host's version; this one's by default
 */
export const fitsHost = (range: string, hostContract: string = HOST_CONTRACT_VERSION): boolean =>
  inRange(hostContract, range);
