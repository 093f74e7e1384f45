import { createContext } from 'react';

/** Whether something is drawn inside a dialog or a drawer: a list there leaves the address to the page behind it. */
export const InDialog = createContext(false);
