import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of an SMS gateway that keeps each text under its idempotency key, as gateways document it; `key` is the one that it knows. */
export async function startFakeSms(key: string): Promise<FakeService & { readonly kept: Map<string, ArrivedCall> }> {
  const kept = new Map<string, ArrivedCall>();
  const act = (call: ArrivedCall): FakeAnswer => {
    const id = call.headers['idempotency-key'];
    if (call.headers.authorization !== `Bearer ${key}`) return { status: 401, body: {} };
    if (call.method !== 'POST' || typeof id !== 'string') return { status: 400, body: {} };
    if (!kept.has(id)) kept.set(id, call);
    return { status: 202, body: { status: 'accepted', id: `gateway-${id}` } };
  };
  return { ...(await startFakeService(act)), kept };
}
