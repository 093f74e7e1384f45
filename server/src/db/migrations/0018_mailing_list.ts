import { type Kysely, sql } from 'kysely';

/**
 * The mailing list that the product keeps itself. A member's id is the MD5 of the lower-cased address, as mailing services have it; centers that
 * were subscribed before become members.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [member, campaign, template, members, centers]) await statement.execute(db);
}

const member = sql`
  create table mailing_member (
    id text primary key,
    email text not null,
    name text, phone text, address text,
    status text not null check (status in ('subscribed', 'unsubscribed', 'pending', 'cleaned')),
    "changedAt" timestamptz not null default now()
  )`;

const campaign = sql`
  create table mailing_campaign (
    id text primary key,
    title text not null,
    "listName" text,
    sent boolean not null default false,
    "sendTime" timestamptz
  )`;

const template = sql`
  create table mailing_template (
    id text primary key,
    name text not null,
    thumbnail text
  )`;

/** Nobody can be written to at an address that is none. */
const written = sql.raw(String.raw`email_address ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'`);

const members = sql`
  insert into mailing_member (id, email, name, phone, address, status)
  select distinct on (lower(email_address)) md5(lower(email_address)), email_address, name, tel, "fullAddress", 'subscribed'
  from carecenter where subscribed_id is not null and ${written}`;

const centers = sql`
  update carecenter set subscribed_id = case when ${written} then md5(lower(email_address)) end where subscribed_id is not null`;
