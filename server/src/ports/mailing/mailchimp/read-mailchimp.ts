import { MEMBER_STATUS_VALUES } from '@navette/openapi/enums';
import { type CampaignItem, MailingError, type Member, type MemberStatus } from '../mailing-port.ts';

type UncheckedObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is UncheckedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property that holds an object; empty when it does not. */
const part = (value: unknown, name: string): UncheckedObject => {
  const inner = isObject(value) ? value[name] : undefined;
  return isObject(inner) ? inner : {};
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const moment = (value: unknown): Date | null => {
  const date = new Date(text(value) ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};
const unexpected = () => new MailingError('failed', 'answers something else than the interface describes');

const STATUSES: ReadonlyMap<unknown, MemberStatus> = new Map(MEMBER_STATUS_VALUES.map((status) => [status, status]));

/** A member; undefined for other contacts, such as `transactional` and `archived` ones. */
export function readMember(value: unknown): Member | undefined {
  if (!isObject(value)) throw unexpected();
  const [id, email, status] = [text(value.id), text(value.email_address), STATUSES.get(value.status)];
  if (id === null || email === null) throw unexpected();
  return (
    status && {
      id,
      email,
      name: text(part(value, 'merge_fields').NAME)?.slice(0, 200) ?? text(value.full_name),
      status,
    }
  );
}

/** The rows of an answer, with their total. */
export function readPage(body: unknown, name: string): { rows: readonly unknown[]; total: number } {
  const rows = isObject(body) ? body[name] : undefined;
  if (!isObject(body) || !Array.isArray(rows)) throw unexpected();
  return { rows, total: typeof body.total_items === 'number' ? body.total_items : rows.length };
}

/** A campaign. */
export function readCampaign(value: unknown): CampaignItem {
  if (!isObject(value) || text(value.id) === null) throw unexpected();
  const { title, subject_line } = part(value, 'settings');
  const named = {
    title: (text(title) ?? text(subject_line) ?? String(value.id)).slice(0, 200),
    listName: text(part(value, 'recipients').list_name)?.slice(0, 200) ?? null,
  };
  return {
    id: String(value.id),
    ...named,
    sent: value.status === 'sent' || value.status === 'sending',
    sendTime: moment(value.send_time),
    thumbnail: null,
  };
}

/** A template. */
export function readTemplate(value: unknown): CampaignItem {
  if (!isObject(value) || (typeof value.id !== 'number' && text(value.id) === null)) throw unexpected();
  return {
    id: String(value.id),
    title: (text(value.name) ?? String(value.id)).slice(0, 200),
    listName: null,
    sent: null,
    sendTime: null,
    thumbnail: text(value.thumbnail),
  };
}
