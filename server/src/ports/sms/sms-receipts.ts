import type { Environment } from '../../kernel/settings.ts';
import { isUncheckedObject } from '../http/unchecked.ts';

/** Final word of a gateway about a text: it reached the phone, or it never will. */
export interface SmsReceipt {
  /** Number that the gateway gave the text, or the key that we sent with it. */
  readonly id: string;
  readonly state: 'delivered' | 'failed';
  /** Words of the gateway for a failure, without numbers. */
  readonly detail: string | null;
}

/** Settings by which the receipts of a gateway are read. */
export interface ReceiptSettings {
  /** Secret part of the address at which they arrive. */
  readonly token: string;
  readonly shape: ReceiptShape;
}

/** Paths into a receipt, as in `data.0.status`, and the words of its state. */
interface ReceiptShape {
  /** Path of the list of receipts; empty: the body is one, or a list. */
  readonly list: string;
  readonly id: string;
  readonly state: string;
  readonly reason: string;
  readonly delivered: readonly string[];
  readonly failed: readonly string[];
}

const SHAPE: ReceiptShape = {
  list: '',
  id: 'id',
  state: 'status',
  reason: 'error',
  delivered: ['delivered', 'delivrd'],
  failed: ['failed', 'undelivered', 'undeliv', 'undeliverable', 'rejected', 'rejectd', 'expired'],
};

const MOST_RECEIPTS = 1000;
const LONGEST_ID = 200;
const LONGEST_DETAIL = 100;
const SHORTEST_TOKEN = 20;

/** The value at a path such as `messages.0.id`; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((part, name) => {
        if (Array.isArray(part)) return /^\d{1,4}$/u.test(name) ? part[Number(name)] : undefined;
        return isUncheckedObject(part) && Object.hasOwn(part, name) ? part[name] : undefined;
      }, value);

/** The number of a text, as a text; undefined for what can be none. */
export function gatewayIdOf(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof id === 'string' && /^[\u{21}-\u{7E}]+$/u.test(id) && id.length <= LONGEST_ID ? id : undefined;
}

/** Receipts with a final state; others tell what is still under way, and what has no known number or word is none. */
export function readReceipts(body: unknown, shape: ReceiptShape): SmsReceipt[] {
  const found = valueAt(body, shape.list);
  const receipts: readonly unknown[] = Array.isArray(found) ? found.slice(0, MOST_RECEIPTS) : [found];
  return receipts.flatMap((receipt): SmsReceipt[] => {
    const id = gatewayIdOf(valueAt(receipt, shape.id));
    const word = (gatewayIdOf(valueAt(receipt, shape.state)) ?? '').toLowerCase();
    const state = shape.delivered.includes(word) ? 'delivered' : shape.failed.includes(word) ? 'failed' : undefined;
    if (id === undefined || state === undefined) return [];
    return [{ id, state, detail: state === 'failed' ? detailOf(valueAt(receipt, shape.reason)) : null }];
  });
}

/** Strangers write it, and it may quote the phone. */
function detailOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const words = text
    .slice(0, 10 * LONGEST_DETAIL)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll(/\+?\d[\d ./()-]{6,}\d/gu, '…')
    .trim();
  return words === '' ? null : words.slice(0, LONGEST_DETAIL).replace(/\p{Cs}$/u, '');
}

/**
 * SMS_RECEIPT_TOKEN and SMS_RECEIPT; undefined without the token: the gateway tells nothing.
 * @throws for an incomplete configuration; the message contains no token
 */
export function receiptsOf({ SMS_RECEIPT_TOKEN: token, SMS_RECEIPT: text }: Environment): ReceiptSettings | undefined {
  if (!token) {
    if (text) throw new Error('SMS_RECEIPT needs SMS_RECEIPT_TOKEN');
    return undefined;
  }
  if (token.length < SHORTEST_TOKEN || !/^[\w-]+$/u.test(token))
    throw new Error('SMS_RECEIPT_TOKEN is 20 or more letters, digits, - and _');
  return { token, shape: text ? shapeOf(text) : SHAPE };
}

function shapeOf(text: string): ReceiptShape {
  const wrong = new Error(
    'SMS_RECEIPT is JSON as in {"id": "messageId", "state": "status.name", "delivered": "DELIVERED"}',
  );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (!isUncheckedObject(value) || Object.keys(value).some((name) => !(name in SHAPE))) throw wrong;
  const texts = Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' ? [[name, part] as const] : [],
  );
  if (texts.length < Object.keys(value).length) throw wrong;
  const given = new Map<string, string>(texts);
  const path = (name: 'id' | 'list' | 'reason' | 'state') => given.get(name) ?? SHAPE[name];
  const words = (name: 'delivered' | 'failed') =>
    given
      .get(name)
      ?.split(',')
      .map((word) => word.trim().toLowerCase()) ?? SHAPE[name];
  return {
    list: path('list'),
    id: path('id'),
    state: path('state'),
    reason: path('reason'),
    delivered: words('delivered'),
    failed: words('failed'),
  };
}
