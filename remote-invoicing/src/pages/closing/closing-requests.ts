import type { components } from '@navette/openapi/types';
import { $api, ApiProblem, api, dataOf, invalidate } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { QueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type ClosedKind = Schemas['ClosedKind'];
export type ClosingMove = Schemas['ClosingMove'];
export type ClosingForm = Schemas['ClosingForm'];
type Kind = Schemas['ClosingKind'];
type PointName = Schemas['ClosingPointName'];

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  bookings: messageKey('closing.kind.bookings'),
  sales: messageKey('closing.kind.sales'),
  settlements: messageKey('closing.kind.settlements'),
  payments: messageKey('closing.kind.payments'),
  registers: messageKey('closing.kind.registers'),
};

/** A point of the checklist: its text, and the list that shows what it counts. */
export const POINTS: Readonly<Record<PointName, { readonly text: string; readonly list: string }>> = {
  pending: { text: messageKey('closing.point.pending'), list: '/booking?status=0' },
  unbilledClients: { text: messageKey('closing.point.unbilledClients'), list: '/walletclient?' },
  unbilledInsurers: { text: messageKey('closing.point.unbilledInsurers'), list: '/walletinsurrance?' },
  unsettledDrivers: { text: messageKey('closing.point.unsettledDrivers'), list: '/walletdriver?' },
  unmatched: { text: messageKey('closing.point.unmatched'), list: '/transactions?' },
  differences: { text: messageKey('closing.point.differences'), list: '/planningBooqit?' },
  gaps: { text: messageKey('closing.point.gaps'), list: '/invoice?' },
};

export const useClosing = () => $api.useQuery('get', '/service/closing');

/** Points that are still open until a day; keeps the former counts while another day is read. */
export const useChecklist = (until: IsoDate) =>
  $api.useQuery(
    'get',
    '/service/closing/checklist',
    { params: { query: { until } } },
    { meta: { failure: 'inPlace' }, refetchOnMount: 'always', placeholderData: (before) => before },
  );

export const moveClosing = (body: ClosingForm) => dataOf(api.POST('/service/closing', { body }));

/** Whether the server refused because points of the checklist are open. */
export const hasOpenPoints = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'closing.open';

export const refreshClosing = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [
    ['get', '/service/closing'],
    ['get', '/service/closing/checklist'],
  ]);
