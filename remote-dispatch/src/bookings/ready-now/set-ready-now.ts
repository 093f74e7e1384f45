import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { BookingStatus } from '@navette/shared/domain';

type Schemas = components['schemas'];

/**
 * The client of a will-call return has called: the trip is due now, and the driver is notified.
 * @throws {ApiProblem} `booking.notWillCall` when it is no will-call return (any more)
 */
export const setReadyNow = (id: number): Promise<Schemas['ReadyNowAnswer']> =>
  dataOf(api.POST('/service/booking/readyNow', { body: { id } }));

/** Whether a booking is a will-call return whose client has not called yet. */
export const waitsForCall = ({ willCall, status }: Pick<Schemas['BookingRow'], 'willCall' | 'status'>): boolean =>
  willCall && status === BookingStatus.pending;
