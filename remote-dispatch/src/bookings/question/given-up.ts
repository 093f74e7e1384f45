/** Rejection of a save that the user cancelled in a question: forms and rows show no error for it. */
export const givenUp = (): DOMException => new DOMException('The user went back.', 'AbortError');
