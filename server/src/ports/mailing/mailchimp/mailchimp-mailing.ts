import {
  type CampaignKind,
  MailingError,
  type MailingPort,
  type Member,
  memberId,
  type NewMember,
  type SubscribedBy,
  type Subscription,
} from '../mailing-port.ts';
import {
  createMailchimpCall,
  detailOf,
  type MailchimpAccess,
  type MailchimpAnswer,
  type MailchimpCall,
} from './call-mailchimp.ts';
import { readCampaign, readMember, readPage, readTemplate } from './read-mailchimp.ts';

/** A list of an account. */
export interface MailchimpSettings extends MailchimpAccess {
  readonly listId: string;
}

/** Maximum rows of an answer. */
const PAGE = 1000;

const READ = { campaigns: readCampaign, templates: readTemplate } as const;
const FIRST = {
  campaigns: 'sort_field=create_time&sort_dir=DESC',
  templates: 'type=user&sort_field=date_created&sort_dir=DESC',
} as const;

/** A mailing list at Mailchimp, by its Marketing API 3.0. */
export function createMailchimpMailing({ listId, ...access }: MailchimpSettings): MailingPort {
  const call = createMailchimpCall(access);
  const pathOf = (list = listId) => `/lists/${encodeURIComponent(list)}/members`;
  return {
    subscribe: (member, by, list) => subscribe(call, `${pathOf(list)}/${memberId(member.email)}`, member, by),
    async unsubscribe(id, list) {
      const answer = await call('PATCH', `${pathOf(list)}/${encodeURIComponent(id)}`, { status: 'unsubscribed' });
      if (answer.status === 400) throw new MailingError('refused', detailOf(answer.body));
      return answer.status !== 404;
    },
    async members(list) {
      const rows = await allRows(call, pathOf(list), 'members');
      return rows
        .map((row) => readMember(row))
        .filter((member): member is Member => member !== undefined)
        .sort((one, other) => (one.email < other.email ? -1 : 1));
    },
    items: async (kind) => (await allRows(call, `/${kind}`, kind, FIRST[kind])).map((row) => READ[kind](row)),
    async item(kind: CampaignKind, id) {
      const answer = await call('GET', `/${kind}/${encodeURIComponent(id)}`);
      return answer.status === 200 ? READ[kind](answer.body) : undefined;
    },
  };
}

/**
 * Puts a member: `status` applies to known and unknown ones, `status_if_new` to unknown ones only, so that an import does not resubscribe anybody. A
 * member who unsubscribed can only be invited: the service then requires `pending`.
 */
async function subscribe(
  call: MailchimpCall,
  path: string,
  member: NewMember,
  by: SubscribedBy,
): Promise<Subscription> {
  const merge_fields = Object.fromEntries(
    Object.entries({ NAME: member.name, PHONE: member.phone, ADDRESS: member.address }).map(([name, value]) => [
      name,
      value ?? '',
    ]),
  );
  const put = (status: NewMember['status']) =>
    call('PUT', path, {
      email_address: member.email.trim(),
      status_if_new: status,
      ...(by === 'person' && { status }),
      merge_fields,
    });
  let answer = await put(member.status);
  if (by === 'person' && isCompliance(answer)) answer = await put('pending');
  if (answer.status === 404) throw new MailingError('settings', detailOf(answer.body));
  if (answer.status === 400) throw new MailingError('refused', detailOf(answer.body));
  const known = readMember(answer.body);
  if (!known) throw new MailingError('failed', 'answers with no member');
  return { id: known.id, status: known.status };
}

function isCompliance({ status, body }: MailchimpAnswer): boolean {
  return (
    status === 400 &&
    typeof body === 'object' &&
    body !== null &&
    'title' in body &&
    body.title === 'Member In Compliance State'
  );
}

/** All rows of a list, page by page. */
async function allRows(call: MailchimpCall, path: string, name: string, order = ''): Promise<unknown[]> {
  const found: unknown[] = [];
  for (;;) {
    const { status, body } = await call('GET', `${path}?count=${PAGE}&offset=${found.length}${order && `&${order}`}`);
    if (status === 404) throw new MailingError('settings', detailOf(body));
    if (status === 400) throw new MailingError('failed', detailOf(body));
    const { rows, total } = readPage(body, name);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}
