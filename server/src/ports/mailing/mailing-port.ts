import { createHash } from 'node:crypto';
import type { CampaignKind, MemberStatus } from '@navette/openapi/enums';

/** Status of a member; `cleaned`: mailings bounced. */
export type { MemberStatus };

/** Somebody to subscribe. */
export interface NewMember {
  readonly email: string;
  /** `pending`: a confirmation mail is sent first. */
  readonly status: Extract<MemberStatus, 'subscribed' | 'pending'>;
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

/** A member of the list. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly status: MemberStatus;
}

/** Result of a subscription. */
export type Subscription = Pick<Member, 'id' | 'status'>;

/** A campaign or a template. */
export interface CampaignItem {
  readonly id: string;
  readonly title: string;
  /** List of the campaign; null for a template. */
  readonly listName: string | null;
  /** Null for a template. */
  readonly sent: boolean | null;
  readonly sendTime: Date | null;
  /** Picture of a template. */
  readonly thumbnail: string | null;
}

/** Kinds of objects of a mailing service besides its members. */
export type { CampaignKind };

/** Origin of a subscription: a person's explicit wish, or an import of many addresses, which never resubscribes anybody. */
export type SubscribedBy = 'person' | 'import';

/**
 * The mailing list (specification/shell.md#external-services). `list` names another one than the configured one.
 * Every adapter passes mailing-port.contract.ts; all calls reject with {@link MailingError} when the service fails, within a bounded time.
 */
export interface MailingPort {
  /** Subscribes, or updates a member. An import leaves known members unchanged. */
  subscribe(member: NewMember, by: SubscribedBy, list?: string): Promise<Subscription>;
  /** Ends a subscription; idempotent. False when there is no such member. */
  unsubscribe(id: string, list?: string): Promise<boolean>;
  /** All members, including unsubscribed ones, by address. */
  members(list?: string): Promise<Member[]>;
  /** Campaigns or templates, the latest first. */
  items(kind: CampaignKind): Promise<CampaignItem[]>;
  /** One of them; undefined when there is none. */
  item(kind: CampaignKind, id: string): Promise<CampaignItem | undefined>;
}

/** Reason of a failure: service unreachable or busy, its own error, an invalid key or list, or a refused address. */
export type MailingFault = 'unavailable' | 'failed' | 'settings' | 'refused';

/** Error of the mailing service. */
export class MailingError extends Error {
  override readonly name = 'MailingError';
  readonly fault: MailingFault;
  /** Reason from the service, shown to the user. */
  readonly detail: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(fault: MailingFault, detail: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(`mailing service: ${fault}: ${detail}`, { cause: options.cause });
    this.fault = fault;
    this.detail = detail;
    this.retryAfter = options.retryAfter;
  }
}

/** Id of a member, as at every mailing service: the MD5 of the lower-case address. */
export const memberId = (email: string): string => createHash('md5').update(email.trim().toLowerCase()).digest('hex');
