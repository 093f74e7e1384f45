import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import type { RecordKind } from '@navette/shared/ui-records';

/** Cash of a driver in a period. */
export type DriverCash = components['schemas']['DriverCash'];
/** Line of a cash book. */
export type CashLine = components['schemas']['DriverCashLine'];
/** Cash that a driver handed over. */
export type Handover = components['schemas']['DriverHandover'];
type HandoverBody = components['schemas']['DriverHandoverForm'];

/** Form of a handover. */
export interface HandoverForm extends HandoverBody {
  /** `Idempotency-Key` of a new one, reused by a retry after a lost answer. */
  readonly attempt: string;
}

const days = ({ start, end }: DateRange) => ({ startDate: start, endDate: end });

export const useDriverCash = (range: DateRange) =>
  $api.useQuery('post', '/service/wallet/driverCash', { body: days(range) });

export const useCashLines = (driverId: number, range: DateRange) =>
  $api.useQuery('post', '/service/wallet/driverCash/lines', { body: { driverId, ...days(range) } });

const bodyOf = ({ attempt: _attempt, ...body }: HandoverForm): HandoverBody => body;

/** Cash that drivers handed over (specification/wallets.md#cash-of-drivers). */
export const handovers: RecordKind<Handover, HandoverForm> = {
  textPrefix: 'handover',
  nameOf: ({ amount }, _use, { formats }) => formats.formatMoney(amount),
  one: {
    call: ['get', '/api/driverHandover/{id}'],
    read: (id) => api.GET('/api/driverHandover/{id}', { params: { path: { id } } }),
  },
  create: (form) =>
    api.POST('/api/driverHandover', {
      params: { header: { 'Idempotency-Key': form.attempt } },
      body: bodyOf(form),
    }),
  update: (id, form) => api.PUT('/api/driverHandover/{id}', { params: { path: { id } }, body: bodyOf(form) }),
  remove: (id) => api.DELETE('/api/driverHandover/{id}', { params: { path: { id } } }),
  restore: (id) => api.POST('/service/wallet/handover/restore', { body: { id } }),
  invalidates: [
    ['post', '/service/wallet/driverCash'],
    ['post', '/service/wallet/driverCash/lines'],
  ],
};
