import type { MemberStatus } from '@navette/openapi/enums';
import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** The embedded mailing list. */
export interface MailingTables {
  mailing_member: MailingMemberTable;
  mailing_campaign: MailingCampaignTable;
  mailing_template: MailingTemplateTable;
}

export interface MailingMemberTable {
  /** MD5 of the lower-cased address. */
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  address: string | null;
  status: MemberStatus;
  changedAt: Moment;
}

export interface MailingCampaignTable {
  id: string;
  title: string;
  listName: string | null;
  sent: Generated<boolean>;
  sendTime: Date | null;
}

export interface MailingTemplateTable {
  id: string;
  name: string;
  thumbnail: string | null;
}
