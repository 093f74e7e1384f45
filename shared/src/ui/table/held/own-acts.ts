import { useEffect, useState } from 'react';
import { isOwnChange, noteOwnChange } from '../../../api/own-changes.ts';

/** Time in which a click or a key changes a list that needs no server for it, or has it read again, ms. */
const ACTS_MS = 100;
const KEYS = new Set(['Enter', ' ', 'Delete']);

function noteAct(event: Event): void {
  const isAct = !(event instanceof KeyboardEvent) || KEYS.has(event.key);
  if (isAct && !isOwnChange()) noteOwnChange(ACTS_MS);
}

/**
 * Returns the function that says whether a list that changes now changes by the user's own doing: just after a click, while this page writes, or with the answer
 * that was asked for then.
 */
export function useOwnActs(isFetching: boolean): () => boolean {
  useEffect(() => {
    document.addEventListener('click', noteAct, true);
    document.addEventListener('keydown', noteAct, true);
    return () => {
      document.removeEventListener('click', noteAct, true);
      document.removeEventListener('keydown', noteAct, true);
    };
  }, []);
  const [asked, setAsked] = useState({ isFetching, isOwn: false });
  if (asked.isFetching !== isFetching) setAsked({ isFetching, isOwn: isFetching && isOwnChange() });
  return () => asked.isOwn || isOwnChange();
}
