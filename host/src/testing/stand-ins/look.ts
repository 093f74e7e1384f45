/** Component tests have no styles. */
export const look = {};
export const addLooks = (): void => {};
export const pageNonce = (): undefined => undefined;
