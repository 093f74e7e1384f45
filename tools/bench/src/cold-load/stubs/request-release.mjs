/**
 * Stub of the request of the release: menu and routes are part of the same bundle, in a chunk that the sign-in page does not load.
 * @returns {Promise<unknown>}
 */
export const requestRelease = async () => {
  if (localStorage.getItem('navette.session') === null) return undefined;
  const { default: set } = await import('one-bundle/set');
  return { channel: 'stable', preview: false, fallbacks: {}, overrides: [], set };
};

/** A refresh gets the same bundle. */
export const fetchRelease = requestRelease;
