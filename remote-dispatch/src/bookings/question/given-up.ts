/** Rejection of a save whose question the user backed out of: forms and rows show no error for it. */
export const givenUp = (): DOMException => new DOMException('The user went back.', 'AbortError');
