import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScriptedFailure } from '../../testing/fake-service.ts';
import { startFakeSms } from '../../testing/fake-sms.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { isUncheckedObject } from '../http/unchecked.ts';
import { createDatabaseSms } from './create-sms.ts';
import { createHttpSms, smsOf } from './http-sms.ts';
import { describeSmsPort, testSms } from './sms-port.contract.ts';
import { readReceipts, receiptsOf } from './sms-receipts.ts';

const database = await createTestDatabase();
let gateway: Awaited<ReturnType<typeof startFakeSms>>;
beforeAll(async () => void (gateway = await startFakeSms('geheim')));
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const env = (more = {}) => ({
  SMS_URL: gateway.url,
  SMS_FROM: 'Navette',
  SMS_HEADERS: '{"Authorization": "Bearer geheim"}',
  ...more,
});

function portWith(more = {}) {
  const settings = smsOf(env(more));
  if (!settings) throw new Error('no gateway');
  return createHttpSms(settings);
}

describeSmsPort('embedded', () => ({
  port: createDatabaseSms(database.db),
  received: async (id) =>
    (await database.db.selectFrom('outbox_sms').selectAll().where('id', '=', id).execute()).map((row) => ({
      id: row.id,
      to: row.recipient,
      text: row.text,
    })),
}));

describeSmsPort('HTTP', () => ({
  port: portWith(),
  received: async (id) => {
    const body = gateway.kept.get(id)?.body;
    return isUncheckedObject(body) ? [{ id: String(body.id), to: String(body.to), text: String(body.text) }] : [];
  },
}));

describe('an SMS gateway', () => {
  it('gets the body that is configured, as JSON or as a form', async () => {
    await portWith({ SMS_BODY: '{"messages": [{"dest": "{to}", "content": "{text}"}], "flash": false}' }).send(
      testSms('json'),
    );
    const { to, text } = testSms('json');
    expect(gateway.kept.get('json')?.body).toEqual({ messages: [{ dest: to, content: text }], flash: false });
    await portWith({ SMS_BODY: 'To={to}&From={from}&Body={text}' }).send(testSms('form'));
    expect(Object.fromEntries(new URLSearchParams(String(gateway.kept.get('form')?.body)))).toEqual({
      To: to,
      From: 'Navette',
      Body: text,
    });
  });

  it('answers its number of the text in the field that is configured, and nothing where there is none', async () => {
    expect(await portWith().send(testSms('numbered'))).toBe('gateway-numbered');
    expect(await portWith({ SMS_ID_FIELD: 'messages.0.id' }).send(testSms('else'))).toBeNull();
    gateway.failures.push({ status: 200, body: 'OK' });
    expect(await portWith().send(testSms('plain'))).toBeNull();
  });

  it('tells receipts in the fields and words that are configured', () => {
    const SMS_RECEIPT = '{"list": "results", "id": "no", "state": "state.0", "delivered": "HANDSET, READ"}';
    const shape = receiptsOf({ SMS_RECEIPT_TOKEN: 'geheim-geheim-geheim-geheim', SMS_RECEIPT })?.shape;
    if (!shape) throw new Error('no receipts');
    const results = [
      { no: 7, state: ['read'] },
      { no: '8', state: ['FAILED'], error: 'Absent' },
      { no: '9', state: ['DELIVERED'] },
    ];
    expect(readReceipts({ results }, shape)).toEqual([
      { id: '7', state: 'delivered', detail: null },
      { id: '8', state: 'failed', detail: 'Absent' },
    ]);
  });

  it.each<[ScriptedFailure, string]>([
    [{ status: 503, body: {} }, 'unavailable'],
    [{ status: 429, body: {}, headers: { 'retry-after': '60' } }, 'unavailable'],
    [{ status: 422, body: { error: '+32470123456 is unknown' } }, 'refused'],
    [{ status: 504, body: {} }, 'unexpected'],
    ['silence', 'unexpected'],
    ['hang up', 'unexpected'],
  ])('answers %j with %s, after a single call, and names no number', async (failure, fault) => {
    const before = gateway.calls.length;
    gateway.failures.push(failure);
    const error: unknown = await portWith(failure === 'silence' ? { SMS_TIMEOUT_MS: '300' } : {})
      .send(testSms('failed'))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault });
    expect(String(error)).not.toMatch(/470|geheim/u);
    expect(gateway.calls).toHaveLength(before + 1);
  });

  it('tells a wrong key, and a gateway that is away, from a text that may have been sent', async () => {
    const wrong = portWith({ SMS_HEADERS: '{"Authorization": "Bearer other"}' });
    await expect(wrong.send(testSms('key'))).rejects.toMatchObject({ fault: 'settings' });
    const gone = await startFakeSms('geheim');
    await gone.close();
    await expect(portWith({ SMS_URL: gone.url }).send(testSms('away'))).rejects.toMatchObject({
      fault: 'unavailable',
    });
  });

  it.each([
    { SMS_URL: '' },
    { SMS_FROM: '' },
    { SMS_HEADERS: 'Bearer geheim' },
    { SMS_HEADERS: '{"Authorization": 1}' },
    { SMS_URL: '', SMS_FROM: '', SMS_HEADERS: '', SMS_RECEIPT_TOKEN: 'geheim-geheim-geheim-geheim' },
    { SMS_RECEIPT: '{"id": "messageId"}' },
    { SMS_RECEIPT_TOKEN: 'geheim' },
    { SMS_RECEIPT_TOKEN: 'geheim-geheim-geheim-geheim', SMS_RECEIPT: 'messageId' },
    { SMS_RECEIPT_TOKEN: 'geheim-geheim-geheim-geheim', SMS_RECEIPT: '{"number": "messageId"}' },
    { SMS_RECEIPT_TOKEN: 'geheim-geheim-geheim-geheim', SMS_RECEIPT: '{"delivered": ["DELIVERED"]}' },
    { SMS_BODY: '{"to": "{to}"}' },
    { SMS_BODY: '{"to": "{to}", "text": "{text}"' },
  ])('refuses half a configuration: %j', (more) => {
    expect(() => smsOf(env(more))).toThrow(/^(?!.*geheim)/u);
  });
});
