import type { SearchParam } from '@navette/shared/router';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useCallback } from 'react';

/** The two ways to show the trips. */
export type TimelineView = 'board' | 'table';

/** The view in the link; absent: the one chosen last in this browser. */
export const viewParam: SearchParam<TimelineView | undefined> = {
  fallback: () => undefined,
  parse: (text) => (text === 'board' || text === 'table' ? text : undefined),
  format: (view) => view ?? '',
};

const chosenLast = atomWithStorage<TimelineView>('navette.timeline.view', 'board', undefined, { getOnInit: true });

/**
 * How the trips are shown: as the link says, else as it was chosen last.
 * @param inLink the view of the link
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
