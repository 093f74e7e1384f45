/**
 * Stands in for the request of the release set: menu and routes are a part of the same bundle, which the sign-in page does without.
 * @returns {Promise<unknown>}
 */
export const requestReleaseSet = async () => (localStorage.getItem('navette.session') === null ? undefined : (await import('one-bundle/set')).default);
