import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes a booking on each of its days, all or none.
 * @returns numbers of the new bookings, in the order of the days
 * @throws {ApiProblem} `booking.duplicate` (with params dates and ids) unless `confirmDuplicates` is sent
 */
export const addBookings = (
  body: components['schemas']['BookingForm'],
): Promise<components['schemas']['BookingInsertAnswer']> => dataOf(api.POST('/service/booking/addRecursive', { body }));
