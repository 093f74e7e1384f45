import { choiceParam, readSearch, useLocation, useNavigate, writeSearch } from '@navette/shared/router';

const TABS = ['reports', 'tasks', 'toInvoice'] as const;

/** Tab of the office page. */
export type OfficeTab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'reports') };

/** The open tab, from the URL. Switching drops the search and sorting of the other one. */
export function useOfficeTab(): readonly [OfficeTab, (tab: OfficeTab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    readSearch(SEARCH, search).tab,
    (tab) => void navigate({ search: writeSearch(SEARCH, '', { tab }) }, { replace: true }),
  ];
}
