import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handler, Handlers } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problem.ts';
import type { CampaignItem } from '../../ports/mailing/mailing-port.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed } from '../../kernel/found.ts';
import { fromMailing } from './mailing-problem.ts';
import {
  centerNames,
  centersByAddress,
  followMembers,
  noteSubscription,
  noteUnsubscription,
} from './subscribed-centers.ts';
import type { MasterdataServices } from '../services.ts';

/** Whoever calls this means it: it also subscribes again who has left. */
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

/** A member whom the list no longer has is subscribed no longer here either. */
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
