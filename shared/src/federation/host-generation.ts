/** Cookie that selects the build of the host for a tab: a published version, or {@link DEPLOYED_HOST}. */
export const HOST_COOKIE = 'navette.host';

/** The build of the host that is deployed with the server, as opposed to one pinned by a release set. */
export const DEPLOYED_HOST = 'deployed';
