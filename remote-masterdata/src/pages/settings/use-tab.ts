import { useTabState } from '@navette/shared/router';
import { dirtyFormsAtom, useAskToLeave } from '@navette/shared/ui-form';
import { useStore } from 'jotai';

const TABS = ['company', 'access', 'platform', 'table', 'history'] as const;

/** Tab of the page. */
export type Tab = (typeof TABS)[number];

/** Open tab, from the URL. Another tab asks about unsaved changes. */
export function useTab(): readonly [Tab, (tab: Tab) => Promise<void>] {
  const [tab, open] = useTabState(TABS);
  const store = useStore();
  const ask = useAskToLeave();
  const go = async (next: Tab) => {
    const dirty = [...store.get(dirtyFormsAtom).values()];
    if (dirty.length === 0 || (await ask(dirty))) open(next);
  };
  return [tab, go];
}
