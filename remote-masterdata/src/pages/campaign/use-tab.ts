import { choiceParam, readSearch, useLocation, useNavigate, writeSearch } from '@navette/shared/router';

/** The tabs of the page (S2). */
export const TABS = ['reports', 'lists', 'campaigns', 'templates'] as const;

/** A tab of the page. */
export type Tab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'reports') };

/** Open tab, from the URL. Another tab drops the search and sort of this one. */
export function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    readSearch(SEARCH, search).tab,
    (tab) => void navigate({ search: writeSearch(SEARCH, '', { tab }) }, { replace: true }),
  ];
}
