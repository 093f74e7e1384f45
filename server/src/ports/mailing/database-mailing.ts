import { byName } from '../../db/name-column.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import { type CampaignItem, type CampaignKind, type MailingPort, memberId, type Subscription } from './mailing-port.ts';

const campaign = ({ id, title, listName, sent, sendTime }: Row<'mailing_campaign'>): CampaignItem => ({
  id,
  title,
  listName,
  sent,
  sendTime,
  thumbnail: null,
});
const template = ({ id, name, thumbnail }: Row<'mailing_template'>): CampaignItem => ({
  id,
  title: name,
  listName: null,
  sent: null,
  sendTime: null,
  thumbnail,
});

function itemsOf(db: Db, kind: CampaignKind): Promise<CampaignItem[]> {
  if (kind === 'templates')
    return db
      .selectFrom('mailing_template')
      .selectAll()
      .orderBy(byName(sql.ref('name')))
      .execute()
      .then((rows) => rows.map(template));
  const query = db
    .selectFrom('mailing_campaign')
    .selectAll()
    .orderBy('sendTime', (order) => order.desc().nullsFirst())
    .orderBy('id');
  return query.execute().then((rows) => rows.map(campaign));
}

/** The mailing list stored in the product: a single list, whatever its name. No mailings are sent from it. */
export function createDatabaseMailing(db: Db): MailingPort {
  return {
    async subscribe({ email, status, name, phone, address }, by): Promise<Subscription> {
      const values = { id: memberId(email), email: email.trim(), status, name, phone, address };
      const change = {
        email: values.email,
        name,
        phone,
        address,
        changedAt: sql<Date>`now()`,
        ...(by === 'person' && { status }),
      };
      return db
        .insertInto('mailing_member')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow();
    },
    async unsubscribe(id) {
      const left = { status: 'unsubscribed' as const, changedAt: sql<Date>`now()` };
      const { numUpdatedRows } = await db
        .updateTable('mailing_member')
        .set(left)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
    members: () => db.selectFrom('mailing_member').select(['id', 'email', 'name', 'status']).orderBy('email').execute(),
    items: (kind) => itemsOf(db, kind),
    item: async (kind, id) => (await itemsOf(db, kind)).find((item) => item.id === id),
  };
}
