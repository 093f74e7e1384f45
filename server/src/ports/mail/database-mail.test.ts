import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { describeMailPort } from './mail-port.contract.ts';
import { readSearch } from './mail-port.ts';
import { createDatabaseMail, deliverMail } from './database-mail.ts';
const database = await createTestDatabase();
afterAll(() => database.drop());
const port = () => createDatabaseMail(database.db, () => new Date());

describeMailPort('embedded', async () => ({
  port: port(),
  empty: async () => void (await database.db.deleteFrom('mail').execute()),
  arrive: async (mails) => {
    for (const { from, to, subject, date, text, html = null, image, attachment, messageId, references } of mails)
      await deliverMail(database.db, {
        from,
        deliveredTo: to,
        subject,
        date,
        text,
        html,
        ...(messageId !== undefined && { messageId }),
        ...(references !== undefined && { references }),
        images: image ? [{ cid: image.cid, type: 'image/gif', content: image.content }] : [],
        attachments: attachment ? [attachment] : [],
      });
  },
  binned: async () =>
    (await database.db.selectFrom('mail').select('subject').where('trashedAt', 'is not', null).execute()).map(
      ({ subject }) => subject,
    ),
}));

it('finds mails ignoring accents', async () => {
  await database.db.deleteFrom('mail').execute();
  await deliverMail(database.db, {
    from: 'Éloïse',
    deliveredTo: 'office',
    subject: 'Été',
    date: new Date(),
    text: 'À bientôt\0',
    html: null,
  });
  expect(await port().list(readSearch('from:eloise subject:ete bientot'), 5)).toHaveLength(1);
});
