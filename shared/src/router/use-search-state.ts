import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { readSearch, splitChanges, writeSearch, type SearchSchema, choiceParam } from './search-params.ts';

/** Sets one or several parameters in one navigation; `undefined` resets a parameter to its fallback. */
type SetSearchState<V> = (changes: Partial<V>) => void;

/**
 * Page state that a link reproduces: filters, sort, page, dates, the open record. It is stored in the URL only.
 *
 * - All parameters changed by one call are written in one navigation; several calls in one handler, from several hooks, add up.
 * - Values equal to their fallback are not written; parameters of other parts of the page are kept.
 * - Filters replace the history entry, so that Back leaves the page. Opening a record (`idParam`) pushes an entry: Back closes it, and closing it by
 *   hand goes back to the entry from which it was opened, or, when the page was entered with the record open, only removes the parameter.
 *
 * `values` keeps its identity while the values are the same.
 * @param schema a constant declared outside the component
 * @example const SEARCH = { q: textParam(), page: numberParam(1, { min: 1 }), id: idParam() }; const [{ q, page, id }, setSearch] =
 * useSearchState(SEARCH); setSearch({ q: 'Dupont', page: 1 });
 */
export function useSearchState<V extends object>(
  schema: SearchSchema<V>,
): readonly [values: V, set: SetSearchState<V>] {
  const location = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readSearch(schema, location.search), [schema, location.search]);
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });

  const set = useCallback<SetSearchState<V>>(
    (changes) => {
      const { location: from, navigate: go } = latest.current;
      const written = searchToChange(from);
      const search = writeSearch(schema, written, changes);
      if (sameParams(search, written)) return;

      const step = historyStep(schema, from, written, changes);
      noteWritten(from, search);
      if (step === 'back') void go(-1);
      else
        void go(
          { search, hash: from.hash },
          {
            replace: step === 'replace',
            state: step === 'push' ? { openedHere: true } : stateAfter(schema, from, changes),
          },
        );
    },
    [schema],
  );
  return [values, set];
}

function historyStep<V extends object>(
  schema: SearchSchema<V>,
  from: Location,
  written: string,
  changes: Partial<V>,
): 'push' | 'replace' | 'back' {
  const { opening, other } = splitChanges(schema, changes);
  if (opening.length === 0) return 'replace';
  const isOpen = (search: string) => opening.some((name) => new URLSearchParams(search).has(name));
  const closes = !isOpen(writeSearch(schema, written, changes));
  if (closes) return other.length === 0 && written === from.search && openedHere(from.state) ? 'back' : 'replace';
  return isOpen(written) ? 'replace' : 'push';
}

/**
 * A filter that changes while a record is open is missing in the entry from which it was opened: closing must not go back there, or the filter is
 * lost.
 */
const stateAfter = <V extends object>(schema: SearchSchema<V>, from: Location, changes: Partial<V>): unknown =>
  splitChanges(schema, changes).other.length > 0 ? undefined : from.state;

const openedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;

const sameParams = (left: string, right: string) =>
  new URLSearchParams(left).toString() === new URLSearchParams(right).toString();

/**
 * Last query string written over a location that React has not replaced yet. Navigation is rendered as a transition, so for a moment every part of
 * the page still has the former location: a write based on that alone would undo what another part has just written.
 */
const written = new WeakMap<Location, string>();

/** Query string that the next write over a location is based on. */
const searchToChange = (location: Location): string => written.get(location) ?? location.search;

/** Records a write over a location, right before the navigation. */
const noteWritten = (location: Location, search: string): void => void written.set(location, search);

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
