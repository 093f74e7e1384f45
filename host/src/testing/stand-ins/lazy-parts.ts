/** The pages behind the sign-in have tests of their own. */
export const BehindSignIn = (): null => null;

/** Loads nothing: a test of the sign-in page would wait for the whole shell. */
export const prefetchShell = (): void => undefined;
