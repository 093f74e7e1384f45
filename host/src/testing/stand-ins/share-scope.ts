/** Nothing is shared with remotes in a test. */
export const warmSharedModules = (): void => undefined;
