import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Sends a driver a message.
 * @returns what identifies it, and whether the driver's app was reached; else it waits until the app connects
 */
export const sendMessage = (
  body: components['schemas']['MessageNotification'],
): Promise<components['schemas']['NotificationAnswer']> => dataOf(api.POST('/service/notification/message', { body }));
