import { api, $api } from '../../../api/index.ts';
import { freshRecord } from '../../records/loaded-record.tsx';
import type { RecordKind } from '../../records/record-kind.ts';
import { changeView, createView, removeView, VIEW_CALLS, type ListView, type ViewContent } from './view-requests.ts';

/** What the form of a view holds. */
export interface ViewName {
  readonly name: string;
  readonly role?: ListView['role'] | undefined;
}

/** A view for the form of its name, read anew each time the form opens. */
export const useFreshView = (id: number) =>
  $api.useQuery('get', '/api/view/{id}', { params: { path: { id } } }, freshRecord);

const sent = ({ name, role }: ViewName, mayShare: boolean): ViewName => (mayShare ? { name, role } : { name });

/** Views as records, for the form of their name. A new one stores what the list shows. */
export const viewKind = (content: ViewContent, mayShare: boolean): RecordKind<ListView, ViewName> => ({
  textPrefix: 'view',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/view/{id}'],
    read: (id) => api.GET('/api/view/{id}', { params: { path: { id } } }),
  },
  create: (form) => createView({ ...content, ...sent(form, mayShare) }),
  update: (id, form) => changeView(id, sent(form, mayShare)),
  remove: removeView,
  invalidates: VIEW_CALLS,
});
