/**
 * Stub of the request of what runs: menu and routes are a part of the same bundle, which the sign-in page does without.
 * @returns {Promise<unknown>}
 */
export const requestRelease = async () => {
  if (localStorage.getItem('navette.session') === null) return undefined;
  const { default: set } = await import('one-bundle/set');
  return { channel: 'stable', preview: false, fallbacks: {}, overrides: [], set };
};

/** What a refresh would bring: the same bundle. */
export const fetchRelease = requestRelease;
