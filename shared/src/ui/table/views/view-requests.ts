import type { components } from '@navette/openapi/types';
import { api, $api } from '../../../api/index.ts';

/** A saved view of a list. */
export type ListView = components['schemas']['ListView'];

/** Contents of a view. */
export type ViewContent = Pick<components['schemas']['ListViewForm'], 'list' | 'params' | 'columns'>;

const FRESH = 5 * 60_000;

/** All views that the user may apply, of every list: one call per session. */
export const useListViews = (enabled: boolean) =>
  $api.useQuery('get', '/api/view', {}, { enabled, staleTime: FRESH, meta: { failure: 'inPlace' } });

/** The applied view as it was when it was applied, so that saving it never overwrites a newer save of a colleague. */
export const useAppliedView = (id: number) =>
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
