import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A document over the list, such as an invoice in a dialog, is printed alone. */
const hasDocument = () => document.querySelector('[data-print-root]:not(:has(> [data-list-paper]))') !== null;

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Whether the browser is printing, and not a document over the list. Rendered before the event returns: what stands in the page then is what is printed.
 * @param list an element of the list. In a dialog it is not printed: the dialog may print a document of its own.
 */
export function usePrinting(list: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const isPrinted = () => list.current?.closest(DIALOG) === null && !hasDocument();
    const begin = () => isPrinted() && flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [list]);
  return isPrinting;
}
