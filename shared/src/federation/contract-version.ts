import { inRange } from './semver-range.ts';

/**
 * Version of everything in the host that a remote may rely on: this declaration format, the dialogs, the shared modules and their exports. Minor when
 * something is added, major when something a remote may use is removed or changed (see docs: the contract and its deprecation rules).
 */
export const HOST_CONTRACT_VERSION = '1.15.0';

/**
 * Whether a host of a contract version can run a remote.
 * @param range versions that the remote accepts (`RemoteDeclaration.contract`)
 * @param hostContract the host's version; this one's by default
 */
export const fitsHost = (range: string, hostContract: string = HOST_CONTRACT_VERSION): boolean =>
  inRange(hostContract, range);

/** Cookie that selects the build of the host for a tab: a published version, or {@link DEPLOYED_HOST}. */
export const HOST_COOKIE = 'navette.host';

/** Cookie with the theme of the browser's user, `light` or `dark`; the system's without one. */
export const THEME_COOKIE = 'navette.theme';

/** The build of the host that is deployed with the server, as opposed to one pinned by a release set. */
export const DEPLOYED_HOST = 'deployed';
