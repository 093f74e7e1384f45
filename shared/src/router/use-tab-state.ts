import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { choiceParam } from './search-params.ts';
import { readSearch, writeSearch } from './search-string.ts';
import { noteWritten } from './use-search-state.ts';

/**
 * The open tab of a page, in the URL as `tab`; the first one is the default, which is not written. Another tab replaces the entry of the history, and
 * drops search, sort and filters of the former one.
 * @param tabs a constant declared outside the component
 * @example const [tab, setTab] = useTabState(['users', 'commands']);
 */
export function useTabState<const Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [tab: Tab, open: (tab: Tab) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const schema = useMemo(() => ({ tab: choiceParam(tabs, tabs[0]) }), [tabs]);
  const open = useCallback(
    (tab: Tab) => {
      const search = writeSearch(schema, '', { tab });
      noteWritten(location, search);
      void navigate({ search }, { replace: true });
    },
    [location, navigate, schema],
  );
  return [readSearch(schema, location.search).tab, open];
}
