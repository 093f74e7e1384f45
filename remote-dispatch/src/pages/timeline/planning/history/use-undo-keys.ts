import { useEffect, useRef } from 'react';

/**
 * Undo by Ctrl (or Meta) + Z, redo with Shift or by Ctrl + Y. Ignored in fields, which have their own undo, and while a
 * dialog is open.
 */
export function useUndoKeys(undo: () => Promise<void>, redo: () => Promise<void>): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isElsewhere(event.target))
        return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      void (key === 'y' || event.shiftKey ? latest.current.redo() : latest.current.undo());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const FIELD = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';

const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD))) ||
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
