import { api, dataOf } from '@navette/shared/api';

/** Sends the driver a message; it is queued when the app is offline. */
export const notifyDriver = async (driverId: number, msg: string): Promise<void> => {
  await dataOf(api.POST('/service/notification/message', { body: { driverId, msg } }));
};
