/** Nothing is shared with remotes in a test. */
export const prefetchForms = (): void => undefined;
