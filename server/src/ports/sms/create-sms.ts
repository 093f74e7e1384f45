import type { Db } from '../../db/database.ts';
import { createHttpSms, type SmsSettings } from './http-sms.ts';
import type { SmsPort } from './sms-port.ts';

/** Configured sending of texts: by an HTTP gateway, or kept in the database. */
export const createSms = (settings: SmsSettings | undefined, db: Db): SmsPort =>
  settings ? createHttpSms(settings) : createDatabaseSms(db);

/** Keeps texts in the database, for an office without a gateway. A text sent twice is kept once. */
export function createDatabaseSms(db: Db): SmsPort {
  return {
    delivers: false,
    async send({ id, to, text }) {
      await db
        .insertInto('outbox_sms')
        .values({ id, recipient: to, text })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return null;
    },
  };
}
