/** What a save rejects with when the user was asked something and went back: forms and rows then say nothing. */
export const givenUp = (): DOMException => new DOMException('The user went back.', 'AbortError');
