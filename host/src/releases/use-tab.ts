import { choiceParam, readSearch, useLocation, useNavigate, writeSearch } from '@navette/shared/router';

/** Tabs of the page. */
export const TABS = ['running', 'versions', 'history'] as const;

/** A tab of the page. */
export type Tab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'running') };

/** The open tab, from the address. Changing it drops search and sort order of the former one. */
export function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    readSearch(SEARCH, search).tab,
    (tab) => void navigate({ search: writeSearch(SEARCH, '', { tab }) }, { replace: true }),
  ];
}
