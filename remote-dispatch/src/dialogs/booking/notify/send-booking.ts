import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

type Schemas = components['schemas'];

/**
 * Notifies a driver of a booking.
 * @returns what identifies the message, and whether the driver's app was reached; else it waits until the app connects
 */
export const sendBookingNotification = (body: Schemas['BookingNotification']): Promise<Schemas['NotificationAnswer']> =>
  dataOf(api.POST('/service/notification/sendBooking', { body }));
