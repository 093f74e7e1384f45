import type { PersonTraces } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

type Logged = Readonly<Record<string, unknown>>;

/** Current and former names and data of a client: the record, its changes and those of records merged into it, and pick-up addresses of trips. */
export async function tracesOf(trx: Db, ids: readonly number[]): Promise<PersonTraces> {
  const values = [...(await storedValues(trx, ids)), ...(await loggedValues(trx, ids))];
  const of = (...fields: readonly string[]) => [
    ...new Set(values.flatMap(({ field, value }) => (value && fields.includes(field) ? [value.trim()] : []))),
  ];
  const lastnames = of('lastname');
  const addresses = [...of('address', 'fullAddress', 'invoiceAddress'), ...(await pickAddresses(trx, ids))];
  return {
    firstnames: of('firstname'),
    lastnames,
    unshared: [...(await namesOfNobodyElse(trx, ids, lastnames)), ...(await placesOfNobodyElse(trx, ids, addresses))],
    emails: of('email'),
    numbers: [
      ...of('tel', 'mobile', 'ssn'),
      ...(await numbersOfNobodyElse(trx, ids, of('contactPhone', 'memberNumber'))),
    ],
    birthdays: of('birthday').filter((day) => /^\d{4}-\d{2}-\d{2}$/u.test(day)),
    others: [...addresses, ...of('invoiceName', 'contactName', 'contactEmail', 'doctorName')],
  };
}

interface FieldValue {
  readonly field: string;
  readonly value: string | null;
}

async function storedValues(trx: Db, ids: readonly number[]): Promise<readonly FieldValue[]> {
  const { rows } = await sql<FieldValue>`
    select field, value from client, jsonb_each_text(to_jsonb(client)) as column_(field, value) where id = any(${ids}::integer[])`.execute(
    trx,
  );
  return rows;
}

/** Values before and after changes, and submitted values. */
async function loggedValues(trx: Db, ids: readonly number[]): Promise<readonly FieldValue[]> {
  const { rows } = await sql<{ body: string | null; changes: unknown }>`
    select body, details -> 'changes' as changes from log
    where (method in ('POST', 'PUT') and url in (select '/api/client/' || id from unnest(${ids}::integer[]) as id))
      or (operation = 'createClient' and (details ->> 'recordId')::integer = any(${ids}::integer[]))`.execute(trx);
  return rows.flatMap(({ body, changes }) => [...changesIn(changes), ...fieldsIn(body)]);
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

function changesIn(changes: unknown): FieldValue[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: Logged) => [
    { field: String(change['field']), value: text(change['before']) },
    { field: String(change['field']), value: text(change['after']) },
  ]);
}

/** A truncated long body is no valid JSON. */
function fieldsIn(body: string | null): FieldValue[] {
  try {
    const form: unknown = JSON.parse(body ?? 'null');
    return Object.entries(form ?? {}).map(([field, value]) => ({ field, value: text(value) }));
  } catch {
    return [];
  }
}

async function pickAddresses(trx: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ pick_address: string }>`
    select distinct pick_address from booking where "clientId" = any(${ids}::integer[]) and pick_address ~ '[0-9]'`.execute(
    trx,
  );
  return rows.map(({ pick_address }) => pick_address);
}

/** Last names of no other client, driver or member of staff. */
async function namesOfNobodyElse(trx: Db, ids: readonly number[], names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where not exists (
      select from (
        select lastname, firstname from client where id <> all(${ids}::integer[])
        union all select lastname, firstname from driver union all select lastname, firstname from app_user) as other
      where fold(other.lastname) = fold(name) or fold(other.firstname) = fold(name))`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Numbers of no other client: the phone of a relative may be that of another client. */
async function numbersOfNobodyElse(trx: Db, ids: readonly number[], numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${numbers}::text[]) as number where not exists (
      select from client where id <> all(${ids}::integer[]) and number in (tel, mobile, "contactPhone", "doctorPhone", "memberNumber"))`.execute(
    trx,
  );
  return rows.map(({ number }) => number);
}

/** Addresses that are no home, destination or pick-up address of anybody else. */
async function placesOfNobodyElse(trx: Db, ids: readonly number[], places: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select place from unnest(${places}::text[]) as place where place ~ '[0-9]'
      and not exists (
        select from (
          select address, "fullAddress" from client where id <> all(${ids}::integer[])
          union all select address, "fullAddress" from destination union all select address, "fullAddress" from carecenter
          union all select address, "fullAddress" from driver union all select address, "fullAddress" from app_user) as other
        where place in (other.address, other."fullAddress"))
      and not exists (select from booking where pick_address = place and "clientId" <> all(${ids}::integer[]))`.execute(
    trx,
  );
  return rows.map(({ place }) => place);
}
