import { createContext } from 'react';

/** Whether a component is inside a dialog or a drawer: a list there must not use the URL, which belongs to the page. */
export const InDialog = createContext(false);
