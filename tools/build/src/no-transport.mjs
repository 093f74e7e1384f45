/** In place of the transports of engine.io-client that nothing opens. */
export const XHR = undefined;
export const WT = undefined;
