import { byName } from '../db/name-column.ts';
import { noteForLog } from '../kernel/log-details.ts';
import type { AnswerOf, Handler, Handlers } from '../kernel/operation.ts';
import { notFound, ProblemError, changed } from '../kernel/problem.ts';
import { type CampaignItem, MailingError, type Member, type Subscription } from '../ports/mailing/mailing-port.ts';
import { cleanForm } from './records/check-form.ts';
import type { MasterdataServices } from './services.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const sameAddress = (email: string) => sql<boolean>`lower(trim(email_address)) = lower(trim(${email}))`;

/** Sets the subscription of all care centers with an address: the id while it is subscribed, else none. */
const noteSubscription = (db: Db, email: string, { id, status }: Subscription) =>
  db
    .updateTable('carecenter')
    .set({ subscribed_id: status === 'subscribed' ? id : null })
    .where(sameAddress(email))
    .execute();

/** Names of the care centers of a list member, for the log; null without any. The address is not logged, since it may be a person's. */
async function centerNames(db: Db, memberId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('carecenter')
    .select('name')
    .where('subscribed_id', '=', memberId)
    .orderBy(byName(sql.ref('name')))
    .execute();
  return rows.map(({ name }) => name).join(', ') || null;
}

/** Marks the care centers of a member as unsubscribed; returns their number. */
const noteUnsubscription = async (db: Db, id: string): Promise<number> =>
  Number(
    (await db.updateTable('carecenter').set({ subscribed_id: null }).where('subscribed_id', '=', id).executeTakeFirst())
      .numUpdatedRows,
  );

/** Synchronises all care centers with the list by their addresses: members may unsubscribe by a link in a mailing. */
async function followMembers(db: Db, members: readonly Member[]): Promise<void> {
  const subscribed = members.filter(({ status }) => status === 'subscribed');
  await sql`
    update carecenter set subscribed_id = follows.id from (
      select carecenter.id as carecenter, member.id from carecenter
      left join unnest(${subscribed.map(({ id }) => id)}::text[], ${subscribed.map(({ email }) => email.toLowerCase())}::text[]) as member (id, email)
        on member.email = lower(trim(carecenter.email_address))
    ) as follows
    where follows.carecenter = carecenter.id and carecenter.subscribed_id is distinct from follows.id`.execute(db);
}

/** The care center of each address; the first of several. */
async function centersByAddress(db: Db): Promise<ReadonlyMap<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('carecenter')
    .select(['id', 'name', sql<string>`lower(trim(email_address))`.as('email')])
    .where('email_address', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ id, name, email }) => [email, { id, name }]));
}

/** An explicit subscription also resubscribes members who have unsubscribed. */
const subscribeMember: Handler<'subscribeMember', MasterdataServices> = async ({
  body,
  request,
  services: { db, mailing },
}) => {
  const { email_address: email, status = 'subscribed', list, merge_fields = {} } = cleanForm(body);
  const { NAME: name = null, PHONE: phone = null, ADDRESS: address = null } = merge_fields;
  const subscription = await fromMailing(
    mailing.subscribe({ email, status, name, phone, address }, 'person', list ?? undefined),
  );
  await noteSubscription(db, email, subscription);
  noteForLog(request, { subject: await centerNames(db, subscription.id) });
  return subscription;
};

/** A member missing in the list is unsubscribed here too. */
const unsubscribeMember: Handler<'unsubscribeMember', MasterdataServices> = async ({
  body: { id, list },
  request,
  services: { db, mailing },
}) => {
  const known = await fromMailing(mailing.unsubscribe(id, list ?? undefined));
  noteForLog(request, { subject: await centerNames(db, id) });
  const centers = await noteUnsubscription(db, id);
  return changed(known ? 1 : centers);
};

const listCampaignMembers: Handler<'listCampaignMembers', MasterdataServices> = async ({
  services: { db, mailing },
}) => {
  const members = await fromMailing(mailing.members());
  await followMembers(db, members);
  const centers = await centersByAddress(db);
  return members.map(({ id, email, name, status }) => {
    const center = centers.get(email.toLowerCase());
    return { id, email_address: email, name: name ?? center?.name ?? null, status, carecenterId: center?.id ?? null };
  });
};

const toAnswer = ({
  id,
  title,
  listName,
  sent,
  sendTime,
  thumbnail,
}: CampaignItem): AnswerOf<'listCampaignData'>[number] => ({
  id,
  title,
  list_name: listName,
  sent,
  send_time: sendTime?.toISOString() ?? null,
  thumbnail,
});

const listCampaignData: Handler<'listCampaignData', MasterdataServices> = async ({ path, services: { mailing } }) =>
  (await fromMailing(mailing.items(path.kind))).map(toAnswer);

const getCampaignData: Handler<'getCampaignData', MasterdataServices> = async ({ path, services: { mailing } }) => {
  const item = await fromMailing(mailing.item(path.kind, path.extra));
  if (!item) throw notFound();
  return [toAnswer(item)];
};

export const campaignHandlers = {
  subscribeMember,
  unsubscribeMember,
  listCampaignMembers,
  listCampaignData,
  getCampaignData,
} satisfies Handlers<MasterdataServices>;

/** Awaits the mailing service; maps its failures to a problem for the user. */
async function fromMailing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof MailingError ? problemOf(error) : error;
  }
}

function problemOf(error: MailingError): ProblemError {
  const problem = toProblem(error);
  problem.cause = error;
  return problem;
}

function toProblem({ fault, detail, retryAfter }: MailingError): ProblemError {
  switch (fault) {
    case 'unavailable':
      return new ProblemError(
        503,
        'mailing.unavailable',
        retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } },
      );
    case 'failed':
      return new ProblemError(502, 'mailing.failed');
    case 'settings':
      return new ProblemError(502, 'mailing.settings');
    case 'refused':
      return new ProblemError(400, 'mailing.refused', {
        params: { detail },
        fields: [{ field: 'email_address', messageKey: 'validation.email' }],
      });
  }
}
