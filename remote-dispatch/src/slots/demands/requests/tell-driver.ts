import { api, dataOf } from '@navette/shared/api';

/** Sends the driver a message; it waits when the app is not connected. */
export const tellDriver = async (driverId: number, msg: string): Promise<void> => {
  await dataOf(api.POST('/service/notification/message', { body: { driverId, msg } }));
};
