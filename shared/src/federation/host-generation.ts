/** Cookie by which a tab says which build of the host it wants: a published version, or {@link DEPLOYED_HOST}. */
export const HOST_COOKIE = 'navette.host';

/** The build of the host that came with the server, as opposed to one that a release set pins. */
export const DEPLOYED_HOST = 'deployed';
