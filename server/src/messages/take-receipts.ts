import type { MessageReason, MessageState } from '@navette/openapi/enums';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SmsReceipt } from '../ports/sms/sms-receipts.ts';

/** Result of receipts: messages that changed, and unknown texts. */
export interface TakenReceipts {
  readonly changed: number;
  readonly unknown: number;
  /** A text is being sent, whose number we may be told only now. */
  readonly isSending: boolean;
}

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(\d{1,6}))?$/u;

/** Key of one sending of a message: another one each time that a person sends it again, for a gateway drops what it knows. */
export const sendingKey = ({ id, sending }: { readonly id: string; readonly sending: number }): string =>
  sending === 0 ? id : `${id}.${sending}`;

/**
 * Notes what a gateway says about texts. They come late, twice and in any order: delivered is the last word, and ends what would be sent again; that
 * one failed counts for the last sending alone.
 */
export async function takeReceipts(db: Db, receipts: readonly SmsReceipt[], now: Date): Promise<TakenReceipts> {
  let [changed, unknown] = [0, 0];
  for (const receipt of receipts) {
    const found = await takeReceipt(db, receipt, now);
    changed += found.filter(({ isChanged }) => isChanged).length;
    if (found.length === 0) unknown += 1;
  }
  const isSending =
    unknown > 0 &&
    (await db.selectFrom('client_message').select('id').where('state', '=', 'sending').executeTakeFirst()) !==
      undefined;
  return { changed, unknown, isSending };
}

async function takeReceipt(db: Db, { id, state, detail }: SmsReceipt, now: Date): Promise<{ isChanged: boolean }[]> {
  const [, key = null, sending = '0'] = KEY.exec(id) ?? [];
  const unsure = sql.lit('unsure' satisfies MessageReason);
  const isLast = sql`("gatewayId" = ${id} or sending = ${Number(sending)})`;
  const isOpen =
    state === 'delivered'
      ? sql<boolean>`(state in ('waiting', 'sending', 'sent', 'failed'))`
      : sql<boolean>`((state = 'sent' or (state = 'sending' and id = ${key}) or (state = 'failed' and reason = ${unsure})) and ${isLast})`;
  const next: { state: MessageState; reason: MessageReason | null } =
    state === 'delivered' ? { state, reason: null } : { state, reason: 'unreachable' };
  const { rows } = await sql<{ isChanged: boolean }>`
    with found as (
      select id, ${isOpen} as "isChanged" from client_message
      where channel = 'sms' and ("gatewayId" = ${id} or id = ${key}::uuid) for update
    ), changed as (
      update client_message set state = ${next.state}, reason = ${next.reason}, detail = ${detail}, "changedAt" = ${now}
      from found where client_message.id = found.id and found."isChanged"
    )
    select "isChanged" from found`.execute(db);
  return rows;
}
