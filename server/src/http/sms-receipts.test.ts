import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeSms } from '../testing/fake-sms.ts';
import { messageStage } from '../testing/message-stage.ts';

const SECRET = 'abcdefghij-0123456789';
const gateway = await startFakeSms('geheim');
const { server, booked, run, listed, at, token } = await messageStage({
  SMS_URL: gateway.url,
  SMS_FROM: 'Navette',
  SMS_RECEIPT_TOKEN: SECRET,
  SMS_RECEIPT: '{"list": "results", "id": "messageId", "state": "status.name", "reason": "status.text"}',
});
afterAll(() => gateway.close());
beforeEach(() => gateway.kept.clear());

const { sms } = gateway;
const call = (payload: string, { type = 'application/json', secret = SECRET, ip = '10.0.0.1' } = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/receipts/sms/${secret}`,
    payload,
    headers: { 'content-type': type },
    remoteAddress: ip,
  });
const receipt = (id: string, name: string, text = 'Absent +32 470 12 34 56 subscriber') =>
  call(JSON.stringify({ results: [{ messageId: id, status: { name, text } }] }));
const sent = async () => {
  const bookingId = await booked();
  await run(sms);
  const [{ id } = { id: '' }] = await listed(bookingId);
  return { bookingId, id, gatewayId: `gateway-${id}` };
};
const now = async (bookingId: number) => (await listed(bookingId))[0];

describe('a receipt', () => {
  it('tells that a text reached the phone, or never will', async () => {
    const { bookingId, gatewayId } = await sent();
    expect(await now(bookingId)).toMatchObject({ state: 'sent', reason: null, detail: null });
    expect((await receipt(gatewayId, 'DELIVERED')).statusCode).toBe(204);
    expect(await now(bookingId)).toMatchObject({ state: 'delivered', reason: null, detail: null });
    const other = await sent();
    await receipt(other.gatewayId, 'UNDELIV');
    expect(await now(other.bookingId)).toMatchObject({
      state: 'failed',
      reason: 'unreachable',
      detail: 'Absent … subscriber',
    });
  });

  it('counts once, in any order: delivered is the last word, and others are not final', async () => {
    const { bookingId, gatewayId } = await sent();
    for (const name of ['accepted', 'failed', 'failed', 'delivered', 'failed', 'delivered', 'buffered'])
      expect((await receipt(gatewayId, name)).statusCode).toBe(204);
    expect(await now(bookingId)).toMatchObject({ state: 'delivered', reason: null, detail: null });
  });

  it('may name our key, also of a text that nobody knew was sent', async () => {
    gateway.failures.push('hang up');
    const { bookingId, id } = await sent();
    expect(await now(bookingId)).toMatchObject({ state: 'failed', reason: 'unsure' });
    await receipt(id, 'delivered');
    expect(await now(bookingId)).toMatchObject({ state: 'delivered', reason: null });
  });

  it('of an earlier sending does not fail the one of now, and a text that arrived is not sent again', async () => {
    const { bookingId, id, gatewayId } = await sent();
    await receipt(gatewayId, 'failed');
    const again = async () => server.call(await token(), 'sendMessageAgain', { id });
    expect((await again()).status).toBe(200);
    await run(sms);
    expect([...gateway.kept.keys()]).toEqual([id, `${id}.1`]);
    await receipt(id, 'failed');
    await receipt(gatewayId, 'failed');
    expect(await now(bookingId)).toMatchObject({ state: 'sent', detail: null });
    await receipt(`gateway-${id}.1`, 'failed');
    expect(await now(bookingId)).toMatchObject({ state: 'failed' });
    await again();
    await receipt(`gateway-${id}.1`, 'delivered');
    await run(sms);
    expect(gateway.kept.size).toBe(2);
    expect(await now(bookingId)).toMatchObject({ state: 'delivered' });
  });

  it('is asked for again while its text is being sent, and else accepted without effect', async () => {
    expect((await receipt('unknown', 'delivered')).statusCode).toBe(204);
    const { bookingId } = await sent();
    await server.db.updateTable('client_message').set({ state: 'sending' }).execute();
    const { statusCode, headers } = await receipt('unknown', 'delivered');
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect((await now(bookingId))?.state).toBe('sending');
  });

  it('is also a form, or a query', async () => {
    const form = await call('results=&messageId=1', { type: 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(204);
    expect((await server.app.inject({ url: `/receipts/sms/${SECRET}?messageId=1` })).statusCode).toBe(204);
  });

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"delivered"'],
    ['lists in lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['a prototype', '{"__proto__": {"results": []}}'],
    ['names of every object', '{"results": [{"messageId": {"toString": 1}, "status": {"name": ["delivered"]}}]}'],
    ['numbers', '{"results": [{"messageId": 1e400, "status": {"name": 7}}]}'],
    ['a broken text', '{"results": [{"messageId": "\\u0000\\ud800", "status": {"name": "delivered"}}]}'],
    ['a long number', `{"results": [{"messageId": "${'9'.repeat(5000)}", "status": {"name": "delivered"}}]}`],
    ['half a text', '{"results": ['],
    ['a huge body', JSON.stringify({ results: 'x'.repeat(300_000) })],
  ])('of %s changes nothing', async (_, payload) => {
    const { bookingId } = await sent();
    const { statusCode } = await call(payload);
    expect([204, 400, 413]).toContain(statusCode);
    expect((await now(bookingId))?.state).toBe('sent');
  });

  it('with a wrong token is unknown, and then refused for a while', async () => {
    at('2026-03-02T11:00:00Z');
    const wrong = () => call('{}', { secret: 'abcdefghij-0123456780', ip: '10.0.0.9' });
    expect((await wrong()).statusCode).toBe(404);
    for (let count = 0; count < 20; count += 1) await wrong();
    expect((await wrong()).statusCode).toBe(429);
    expect((await call('{}', { ip: '10.0.0.9' })).statusCode).toBe(204);
  });
});
