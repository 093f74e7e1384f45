/** Minutes a token is valid (S1 §9). */
export const SESSION_MINUTES = 1000;

/** Minutes before its end at which staying signed in is offered. */
export const SESSION_WARNING_MINUTES = 5;
