import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A document over the list, such as an invoice in a dialog, is printed alone. */
const hasDocument = () => document.querySelector('[data-print-root]:not(:has(> [data-list-paper]))') !== null;

/** Whether the browser is printing, and not a document over the list. Rendered before the event returns: what stands in the page then is what is printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => !hasDocument() && flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
