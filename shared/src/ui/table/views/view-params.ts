import type { TablePreferences } from '../state/preferences.ts';
import type { ListView } from './view-requests.ts';

/** Parameter of the URL that names the applied view; 0 is the list as it is, also for whom it opens with a view. */
export const VIEW_PARAM = 'saved';

/** What no view holds: where one is in the list, which record is open, and the days, which are other ones tomorrow. */
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
  // Which part of the page is shown, not what the list in it shows.
  'tab',
  'view',
  'hours',
  'set',
  'key',
]);

/** What a view holds of the URL: search, filters, sort, page size and the page's own filters. */
export const viewParams = (search: string): ListView['params'] =>
  [...new URLSearchParams(search)].filter(([name]) => !APART.has(name)).map(([name, value]) => ({ name, value }));

/** The URL with a view in place of what the list shows; without one the list as it is. The days and the part of the page stay. */
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

/** Whether the list shows something else than the view says. */
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
