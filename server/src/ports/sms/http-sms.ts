import type { Environment } from '../../kernel/settings.ts';
import { numberOf, settingOf } from '../../kernel/settings.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { askOutside } from '../../kernel/work.ts';
import { readJson } from '../http/call-service.ts';
import { serviceUrl } from '../http/service-settings.ts';
import { isUncheckedObject } from '../http/unchecked.ts';
import type { OutgoingSms, SmsPort } from './sms-port.ts';
import { gatewayIdOf, type ReceiptSettings, receiptsOf, valueAt } from './sms-receipts.ts';

const SERVICE = 'sms';

/** Errors of a connection that was never made: nothing was sent. */
const NEVER_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A proxy that gave up waiting: the gateway may have sent it. */
const GAVE_UP = 504;
const TOO_MANY = 429;
const REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);

/** Sends over the HTTP interface of a gateway, one POST a text. */
export function createHttpSms({ url, headers, body, from, idField, timeout }: SmsSettings): SmsPort {
  return {
    delivers: true,
    send: (sms) =>
      askOutside(SERVICE, async () => {
        const values: Values = { ...sms, from };
        const isJson = typeof body !== 'string';
        const answer = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
          headers: {
            'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
            'idempotency-key': sms.id,
            // A kept connection may break just as it is used again, and then nobody knows whether the text was sent.
            connection: 'close',
            ...headers,
          },
          body: isJson ? JSON.stringify(filled(body, values)) : filledForm(body, values),
        }).catch((error: unknown) => Promise.reject(failureOf(error)));
        if (!answer.ok) {
          await answer.body?.cancel();
          throw refusalOf(answer);
        }
        // The text is accepted whatever follows: an answer that can't be read is no failure.
        const told = await readJson(SERVICE, answer, MOST_BYTES).catch(() => undefined);
        return gatewayIdOf(valueAt(told, idField)) ?? null;
      }),
  };
}

/** Most bytes of an answer that are read. */
const MOST_BYTES = 65_536;

/** The error has the code alone: messages may quote the number. */
function failureOf(error: unknown): ServiceError {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = isUncheckedObject(cause) && typeof cause.code === 'string' ? cause.code : 'no answer';
  return new ServiceError(
    SERVICE,
    NEVER_CONNECTED.has(code) ? 'unavailable' : 'unexpected',
    `does not answer: ${code}`,
  );
}

function refusalOf({ status, headers }: Response): ServiceError {
  const isAway = status === TOO_MANY || (status >= 500 && status !== GAVE_UP);
  const fault = isAway
    ? 'unavailable'
    : status === GAVE_UP
      ? 'unexpected'
      : REFUSED.has(status)
        ? 'refused'
        : 'settings';
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  return new ServiceError(SERVICE, fault, `answers ${status}`, { retryAfter });
}

type Values = OutgoingSms & { readonly from: string };

const FIELD = /\{(id|to|text|from)\}/gu;

const fill = (template: string, values: Values): string =>
  template.replaceAll(FIELD, (_, name: keyof Values) => values[name]);

/** A JSON value with the fields filled in its texts, so that no text can change its shape. */
function filled(template: unknown, values: Values): unknown {
  if (typeof template === 'string') return fill(template, values);
  if (Array.isArray(template)) return template.map((part: unknown) => filled(part, values));
  if (!isUncheckedObject(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, filled(part, values)]));
}

const filledForm = (template: string, values: Values): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(template)].map(([name, value]) => [name, fill(value, values)]));

/** Access to the gateway. */
export interface SmsSettings {
  readonly url: string;
  /** Headers with the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Shape of the body with its fields in braces: a JSON value, or a text of a form. */
  readonly body: unknown;
  /** Sender shown on the phone. */
  readonly from: string;
  /** Path of the number of the text in an answer, as in `messages.0.id`. */
  readonly idField: string;
  /** Receipts of the gateway; missing: it sends none. */
  readonly receipts?: ReceiptSettings | undefined;
  /** Milliseconds for a whole call. */
  readonly timeout: number;
}

const BODY = { id: '{id}', from: '{from}', to: '{to}', text: '{text}' };

/**
 * SMS_URL with its other settings; undefined without SMS_URL: texts stay in the product.
 * @throws for an incomplete configuration; the message contains no key
 */
export function smsOf(env: Environment): SmsSettings | undefined {
  const { SMS_URL: url, SMS_HEADERS: headers, SMS_BODY: body, SMS_FROM: from } = env;
  const receipts = receiptsOf(env);
  if (!url) {
    if (headers || body || from || receipts)
      throw new Error('SMS_HEADERS, SMS_BODY, SMS_FROM and SMS_RECEIPT_TOKEN need SMS_URL');
    return undefined;
  }
  if (!from) throw new Error('SMS_URL needs SMS_FROM, the sender that phones show');
  return {
    url: serviceUrl('SMS_URL', url),
    headers: headersOf(headers),
    body: bodyOf(body),
    from,
    idField: settingOf(env, 'SMS_ID_FIELD'),
    receipts,
    timeout: numberOf(env, 'SMS_TIMEOUT_MS'),
  };
}

function headersOf(text: string | undefined): Readonly<Record<string, string>> {
  if (!text) return {};
  const value = parsed(text);
  const entries = isUncheckedObject(value) ? Object.entries(value) : [];
  const known = entries.flatMap(([name, part]) => (typeof part === 'string' ? [[name, part] as const] : []));
  if (known.length === 0 || known.length < entries.length)
    throw new Error('SMS_HEADERS is a JSON object of texts, as in {"Authorization": "Bearer …"}');
  return Object.fromEntries(known);
}

function bodyOf(text: string | undefined): unknown {
  if (!text) return BODY;
  const isForm = !/^\s*[{[]/u.test(text) || /^\{(?:id|to|text|from)\}/u.test(text);
  const body = isForm ? text : parsed(text);
  if (body === undefined || !text.includes('{to}') || !text.includes('{text}'))
    throw new Error('SMS_BODY is JSON or a form with {to} and {text}, as in To={to}&Body={text}');
  return body;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
