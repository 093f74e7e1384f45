import { afterAll } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { describeMailingPort } from './mailing-port.contract.ts';
import { createDatabaseMailing } from './database-mailing.ts';
const database = await createTestDatabase();
afterAll(() => database.drop());

describeMailingPort('embedded', async () => ({
  port: createDatabaseMailing(database.db),
  empty: async () => {
    for (const table of ['mailing_member', 'mailing_campaign', 'mailing_template'] as const)
      await database.db.deleteFrom(table).execute();
  },
  addCampaign: async (campaign) => void (await database.db.insertInto('mailing_campaign').values(campaign).execute()),
  addTemplate: async (template) => void (await database.db.insertInto('mailing_template').values(template).execute()),
}));
