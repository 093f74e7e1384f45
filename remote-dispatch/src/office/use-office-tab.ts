import { choiceParam, readSearch, useLocation, useNavigate, writeSearch } from '@navette/shared/router';

const TABS = ['reports', 'tasks'] as const;

/** What the office looks at. */
export type OfficeTab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'reports') };

/** The open tab, from the address. Going to the other leaves behind what was searched and sorted in this one. */
export function useOfficeTab(): readonly [OfficeTab, (tab: OfficeTab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    readSearch(SEARCH, search).tab,
    (tab) => void navigate({ search: writeSearch(SEARCH, '', { tab }) }, { replace: true }),
  ];
}
