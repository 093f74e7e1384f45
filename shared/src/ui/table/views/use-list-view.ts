import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '../../../router/index.ts';
import { searchWith, VIEW_PARAM } from './view-params.ts';
import { useAppliedView, useListViews, type ListView } from './view-requests.ts';

/** The views of one list, and the applied one. */
export interface ListViews {
  /** The user's own and those shared with the user's role. */
  readonly all: readonly ListView[];
  /** Undefined when no view is applied, or while it is loading. */
  readonly applied: ListView | undefined;
  /** Query string of the page. */
  readonly search: string;
  /** Applies a view, or none, replacing the current state of the list. */
  readonly apply: (view: Pick<ListView, 'id' | 'params'> | null) => void;
}

const none: readonly ListView[] = [];

/**
 * Views of a list, with the applied one in the URL. A list that is opened without parameters opens with the user's default view.
 * @param enabled false for a list in a dialog, which has no URL
 */
export function useListView(list: string, enabled: boolean): ListViews {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data } = useListViews(enabled);
  const id = enabled ? Number(/^\d{1,9}$/.exec(new URLSearchParams(search).get(VIEW_PARAM) ?? '')?.[0] ?? 0) : 0;
  const { data: read } = useAppliedView(id);
  const all = useMemo(() => data?.filter((view) => view.list === list) ?? none, [data, list]);
  const applied = read?.find((view) => view.list === list) ?? all.find((view) => view.id === id);

  const isOpened = useRef(false);
  useEffect(() => {
    if (data === undefined || isOpened.current) return;
    isOpened.current = true;
    const usual = all.find(({ isDefault }) => isDefault);
    if (usual && search === '') void navigate({ search: searchWith('', usual) }, { replace: true });
  }, [data, all, search, navigate]);

  return {
    all,
    applied: id === 0 ? undefined : applied,
    search,
    apply: (view) => void navigate({ search: searchWith(search, view) }, { replace: true }),
  };
}
