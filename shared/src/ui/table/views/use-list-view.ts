import type { components } from '@navette/openapi/types';
import { api, $api } from '../../../api/index.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '../../../router/index.ts';
import type { TablePreferences } from '../state/use-preferences.ts';

/** A saved view of a list. */
export type ListView = components['schemas']['ListView'];

/** Contents of a view. */
export type ViewContent = Pick<components['schemas']['ListViewForm'], 'list' | 'params' | 'columns'>;

const FRESH = 5 * 60_000;

/** All views that the user may apply, of every list: one call per session. */
const useListViews = (enabled: boolean) =>
  $api.useQuery('get', '/api/view', {}, { enabled, staleTime: FRESH, meta: { failure: 'inPlace' } });

/** The applied view as it was when it was applied, so that saving it never overwrites a newer save of a colleague. */
const useAppliedView = (id: number) =>
  $api.useQuery(
    'get',
    '/api/view/{id}',
    { params: { path: { id } } },
    { enabled: id > 0, staleTime: Infinity, meta: { failure: 'inPlace' } },
  );

/** Path of a view's GET and PUT. */
export const viewPath = (id: number): string => `/api/view/${String(id)}`;

/** Changes some fields of a view. */
export const changeView = (id: number, body: components['schemas']['ListViewChange']) =>
  api.PUT('/api/view/{id}', { params: { path: { id } }, body });

export const createView = (body: components['schemas']['ListViewForm']) => api.POST('/api/view', { body });

export const removeView = (id: number) => api.DELETE('/api/view/{id}', { params: { path: { id } } });

/** Sets the default view of a list; `null`: none. */
export const setDefaultView = (list: string, id: number | null) =>
  api.POST('/service/view/default', { body: { list, id } });

/** Calls that return views. */
export const VIEW_CALLS = [
  ['get', '/api/view'],
  ['get', '/api/view/{id}'],
] as const;

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

/** URL parameter with the id of the applied view; 0 for none, even for a user with a default view. */
const VIEW_PARAM = 'saved';

/** Parameters that no view stores: the position in the list, the open record, and the days, which change daily. */
const APART: ReadonlySet<string> = new Set([
  VIEW_PARAM,
  'page',
  'id',
  'msg',
  'from',
  'to',
  'date',
  'day',
  'start',
  'end',
  // Part of the page that is shown, rather than the contents of its list.
  'tab',
  'view',
  'hours',
  'set',
  'key',
]);

/** Parameters that a view stores: search, filters, sort, page size and the page's own filters. */
export const viewParams = (search: string): ListView['params'] =>
  [...new URLSearchParams(search)].filter(([name]) => !APART.has(name)).map(([name, value]) => ({ name, value }));

/** URL with a view applied, or without one. The days and the part of the page are kept. */
export function searchWith(search: string, view: Pick<ListView, 'id' | 'params'> | null): string {
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => APART.has(name)));
  for (const name of ['page', 'id', VIEW_PARAM]) params.delete(name);
  for (const { name, value } of view?.params ?? []) if (!APART.has(name)) params.set(name, value);
  params.set(VIEW_PARAM, String(view?.id ?? 0));
  return `?${params.toString()}`;
}

/** The user's columns as a view stores them. */
export const viewColumns = ({ shown, hidden, order = [] }: TablePreferences): ListView['columns'] => ({
  shown: [...shown],
  hidden: [...hidden],
  order: [...order],
});

/** Whether the list differs from the view. */
export const isModified = (
  view: Pick<ListView, 'params' | 'columns'>,
  search: string,
  preferences: TablePreferences,
): boolean =>
  paramsText(view.params) !== paramsText(viewParams(search)) ||
  columnsText(view.columns) !== columnsText(viewColumns(preferences));

const paramsText = (params: ListView['params']) =>
  JSON.stringify(params.map(({ name, value }) => `${name}=${value}`).toSorted());

const columnsText = ({ shown, hidden, order }: ListView['columns']) =>
  JSON.stringify([shown.toSorted(), hidden.toSorted(), order]);
