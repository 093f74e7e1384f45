import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { describeMailOutPort, testMail } from './mail-out-port.contract.ts';
import { createDatabaseOutbox } from './create-mail-out.ts';
const database = await createTestDatabase();
afterAll(() => database.drop());
const outbox = () => createDatabaseOutbox(database.db);

describeMailOutPort('embedded', () => ({
  port: outbox(),
  received: async (messageId) => {
    const row = await database.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('messageId', '=', messageId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { at: _at, recipients, attachments, ...mail } = row;
    return {
      ...mail,
      to: recipients,
      attachments: attachments.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') })),
    };
  },
}));

it('keeps a mail that is sent twice once', async () => {
  const before = await database.db.selectFrom('outbox_mail').select('messageId').execute();
  await outbox().send(testMail('twice'));
  await outbox().send(testMail('twice'));
  expect(await database.db.selectFrom('outbox_mail').select('messageId').execute()).toHaveLength(before.length + 1);
});
