import { createHttpSms } from '../ports/sms/http-sms.ts';
import type { SmsPort } from '../ports/sms/sms-port.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** A running fake gateway, what it keeps, and the adapter that calls it. */
type FakeSms = FakeService & { readonly kept: Map<string, ArrivedCall>; readonly sms: SmsPort };

/** Fake of an SMS gateway that keeps each text under its idempotency key, as gateways document it; `key` is the one that it knows. */
export async function startFakeSms(key: string): Promise<FakeSms> {
  const kept = new Map<string, ArrivedCall>();
  const act = (call: ArrivedCall): FakeAnswer => {
    const id = call.headers['idempotency-key'];
    if (call.headers.authorization !== `Bearer ${key}`) return { status: 401, body: {} };
    if (call.method !== 'POST' || typeof id !== 'string') return { status: 400, body: {} };
    if (!kept.has(id)) kept.set(id, call);
    return { status: 202, body: { status: 'accepted', id: `gateway-${id}` } };
  };
  const service = await startFakeService(act);
  const sms = createHttpSms({
    url: service.url,
    headers: { authorization: `Bearer ${key}` },
    body: { to: '{to}', text: '{text}' },
    from: 'Navette',
    idField: 'id',
    timeout: 10_000,
  });
  return { ...service, kept, sms };
}
