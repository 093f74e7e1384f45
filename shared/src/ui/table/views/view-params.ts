import type { TablePreferences } from '../state/preferences.ts';
import type { ListView } from './view-requests.ts';

/** URL parameter with the id of the applied view; 0 for none, even for a user with a default view. */
export const VIEW_PARAM = 'saved';

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
