import { choiceParam, readSearch, useLocation, useNavigate, writeSearch } from '@navette/shared/router';

/** The parts of the page. */
export const TABS = ['running', 'versions', 'history'] as const;

/** A part of the page. */
export type Tab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'running') };

/** The open part, from the address. Going to another leaves behind what was searched and sorted in this one. */
export function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    readSearch(SEARCH, search).tab,
    (tab) => void navigate({ search: writeSearch(SEARCH, '', { tab }) }, { replace: true }),
  ];
}
