import type { SearchParam } from '@navette/shared/router';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useCallback } from 'react';

/** The two views of the trips. */
export type TimelineView = 'board' | 'table';

/** View in the link; absent: the one that was last used in this browser. */
export const viewParam: SearchParam<TimelineView | undefined> = {
  fallback: () => undefined,
  parse: (text) => (text === 'board' || text === 'table' ? text : undefined),
  format: (view) => view ?? '',
};

const chosenLast = atomWithStorage<TimelineView>('navette.timeline.view', 'board', undefined, { getOnInit: true });

/**
 * The view: the one in the link, else the one that was last used.
 * @param inLink view in the link
 * @param setInLink writes it
 */
export function useView(
  inLink: TimelineView | undefined,
  setInLink: (view: TimelineView) => void,
): readonly [TimelineView, (view: TimelineView) => void] {
  const [last, setLast] = useAtom(chosenLast);
  const set = useCallback(
    (view: TimelineView) => {
      setLast(view);
      setInLink(view);
    },
    [setInLink, setLast],
  );
  return [inLink ?? last, set];
}
