import { choiceParam, readSearch, useLocation, useNavigate, writeSearch } from '@navette/shared/router';
import { dirtyFormsAtom, useAskToLeave } from '@navette/shared/ui-form';
import { useStore } from 'jotai';

/** Tabs of the page. */
export const TABS = ['company', 'access', 'platform', 'table', 'history'] as const;

/** Tab of the page. */
export type Tab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'company') };

/** Open tab, from the URL. Another tab asks about unsaved changes, and drops the search and sort of this one. */
export function useTab(): readonly [Tab, (tab: Tab) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useStore();
  const ask = useAskToLeave();
  const go = async (tab: Tab) => {
    const dirty = [...store.get(dirtyFormsAtom).values()];
    if (dirty.length === 0 || (await ask(dirty)))
      await navigate({ search: writeSearch(SEARCH, '', { tab }) }, { replace: true });
  };
  return [readSearch(SEARCH, search).tab, go];
}
