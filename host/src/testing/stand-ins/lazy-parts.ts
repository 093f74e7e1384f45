/** Loads nothing: a test of the sign-in page would wait for the whole shell. */
export const prefetchShell = (): void => undefined;
