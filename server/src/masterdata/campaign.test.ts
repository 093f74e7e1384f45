import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../main/config.ts';
import { memberId } from '../ports/mailing/mailing-port.ts';
import {
  FAKE_KEY,
  FAKE_LIST,
  type FakeMailchimp,
  mailchimpProblem,
  startFakeMailchimp,
} from '../testing/fake-mailchimp.ts';
import type { ScriptedFailure } from '../testing/fake-service.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const email = 'accueil@clinique.example';
const id = memberId(email);
const place = { address: 'rue Haute 1', zip: '1000', city: 'Bruxelles' };

async function addCenter(
  server: TestApp,
  more: { name?: string; email_address?: string | null } = {},
): Promise<number> {
  const token = await server.signedIn('super');
  return (await server.call(token, 'createCareCenter', { name: 'Clinique', email_address: email, ...place, ...more }))
    .body.insertId;
}
const subscribedId = async (server: TestApp, center: number) =>
  (await server.db.selectFrom('carecenter').select('subscribed_id').where('id', '=', center).executeTakeFirstOrThrow())
    .subscribed_id;

describe('the mailing list', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await createTestApp();
    token = await server.signedIn('super');
  });
  afterAll(() => server.close());
  afterEach(async () => {
    for (const table of ['carecenter', 'mailing_member', 'mailing_campaign'] as const)
      await server.db.deleteFrom(table).execute();
  });

  it('marks the care center of a subscribed address, and unmarks it when it leaves', async () => {
    const center = await addCenter(server, { email_address: 'Accueil@Clinique.example' });
    const { body } = await server.call(token, 'subscribeMember', {
      email_address: email,
      list: null,
      merge_fields: { NAME: 'Clinique', PHONE: null },
    });
    expect(body).toEqual({ id, status: 'subscribed' });
    expect(await subscribedId(server, center)).toBe(id);
    expect((await server.call(token, 'listCampaignMembers')).body).toEqual([
      { id, email_address: email, name: 'Clinique', status: 'subscribed', carecenterId: center },
    ]);
    expect((await server.call(token, 'unsubscribeMember', { id })).body).toEqual({ affectedRows: 1 });
    expect(await subscribedId(server, center)).toBeNull();
    expect((await server.call(token, 'listCampaignMembers')).body).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('subscribes an address that is no care center', async () => {
    await server.call(token, 'subscribeMember', { email_address: 'alone@x.example', merge_fields: { NAME: 'Alone' } });
    expect((await server.call(token, 'listCampaignMembers')).body).toMatchObject([
      { name: 'Alone', carecenterId: null },
    ]);
  });

  it('the mailing list does not mark a member whose opt-in is pending', async () => {
    const center = await addCenter(server);
    expect((await server.call(token, 'subscribeMember', { email_address: email, status: 'pending' })).body).toEqual({
      id,
      status: 'pending',
    });
    expect(await subscribedId(server, center)).toBeNull();
  });

  it('follows members who unsubscribed at the mailing service', async () => {
    const center = await addCenter(server);
    await server.call(token, 'subscribeMember', { email_address: email });
    await server.services.mailing.unsubscribe(id);
    await server.call(token, 'listCampaignMembers');
    expect(await subscribedId(server, center)).toBeNull();
  });

  it('neither the form of a care center nor a changed address changes the subscription', async () => {
    const center = await addCenter(server);
    const form = { name: 'Clinique', email_address: email, ...place };
    await server.call(token, 'updateCareCenter', { ...form, subscribed_id: 'made-up' }, { path: { id: center } });
    expect(await subscribedId(server, center)).toBeNull();
    await server.call(token, 'subscribeMember', { email_address: email });
    await server.call(
      token,
      'updateCareCenter',
      { ...form, subscribed_id: null, name: 'Clinique du Parc' },
      { path: { id: center } },
    );
    expect(await subscribedId(server, center)).toBe(id);
    await server.call(
      token,
      'updateCareCenter',
      { ...form, email_address: 'autre@clinique.example' },
      { path: { id: center } },
    );
    expect(await subscribedId(server, center)).toBeNull();
  });

  it('lets a person, but no import, subscribe a former member again', async () => {
    const center = await addCenter(server);
    await server.call(token, 'subscribeMember', { email_address: email });
    await server.call(token, 'unsubscribeMember', { id });
    await addCenter(server, { name: 'Clinique, importée à nouveau' });
    await server.services.mailing.subscribe(
      { email, status: 'subscribed', name: 'Clinique', phone: null, address: null },
      'import',
    );
    expect((await server.call(token, 'listCampaignMembers')).body).toMatchObject([{ status: 'unsubscribed' }]);
    expect(await subscribedId(server, center)).toBeNull();
    await server.call(token, 'subscribeMember', { email_address: email });
    expect(await subscribedId(server, center)).toBe(id);
  });

  it('answers 404 for an unknown member, campaign or template', async () => {
    expect((await server.call(token, 'unsubscribeMember', { id: 'nobody' })).status).toBe(404);
    for (const kind of ['campaigns', 'templates'])
      expect((await server.call(token, 'getCampaignData', undefined, { path: { kind, extra: 'x' } })).status).toBe(404);
    expect((await server.call(token, 'listCampaignData', undefined, { path: { kind: 'templates' } })).body).toEqual([]);
  });

  it('lists campaigns', async () => {
    await server.db
      .insertInto('mailing_campaign')
      .values({
        id: 'c1',
        title: 'Printemps',
        listName: 'Centres',
        sent: true,
        sendTime: new Date('2026-03-01T09:00:00Z'),
      })
      .execute();
    const campaign = {
      id: 'c1',
      title: 'Printemps',
      list_name: 'Centres',
      sent: true,
      send_time: '2026-03-01T09:00:00.000Z',
      thumbnail: null,
    };
    expect((await server.call(token, 'listCampaignData', undefined, { path: { kind: 'campaigns' } })).body).toEqual([
      campaign,
    ]);
    expect(
      (await server.call(token, 'getCampaignData', undefined, { path: { kind: 'campaigns', extra: 'c1' } })).body,
    ).toEqual([campaign]);
  });

  it.each(['', 'no address', 'a@', '@x.example'])('refuses to subscribe the address %j', async (wrong) => {
    const { status, problem } = await server.call(token, 'subscribeMember', { email_address: wrong });
    expect({ status, field: problem.fields[0]?.field }).toEqual({ status: 400, field: 'email_address' });
  });
});

describe('a mailing list at Mailchimp', () => {
  let fake: FakeMailchimp;
  let server: TestApp;
  let token: string;
  let center: number;
  beforeAll(async () => {
    fake = await startFakeMailchimp();
    server = await createTestApp({
      env: { MAILCHIMP_API_KEY: FAKE_KEY, MAILCHIMP_LIST_ID: FAKE_LIST, MAILCHIMP_URL: fake.url },
    });
    token = await server.signedIn('super');
    center = await addCenter(server);
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  beforeEach(() => {
    fake.failures.length = 0;
  });

  it('writes to the list at Mailchimp', async () => {
    expect((await server.call(token, 'subscribeMember', { email_address: email })).body.id).toBe(id);
    expect(fake.members.get(id)).toMatchObject({ status: 'subscribed' });
    expect(await subscribedId(server, center)).toBe(id);
  });

  it.each<[string, ScriptedFailure, number, string]>([
    ['is away', 'hang up', 503, 'mailing.unavailable'],
    ['breaks', mailchimpProblem(500, 'x', 'x'), 502, 'mailing.failed'],
    ['knows the key no longer', mailchimpProblem(401, 'API Key Invalid', 'x'), 502, 'mailing.settings'],
  ])('changes nothing when Mailchimp %s, and reports it', async (_, scripted, status, code) => {
    for (const call of [
      () => server.call(token, 'unsubscribeMember', { id }),
      () => server.call(token, 'listCampaignMembers'),
      () => server.call(token, 'listCampaignData', undefined, { path: { kind: 'campaigns' } }),
    ]) {
      fake.failures.push(scripted);
      const { status: answered, problem } = await call();
      expect({ status: answered, code: problem.code, key: problem.messageKey }).toEqual({
        status,
        code,
        key: `problem.${code}`,
      });
    }
    expect(await subscribedId(server, center)).toBe(id);
  });

  it('names the address that Mailchimp refuses', async () => {
    const { status, problem } = await server.call(token, 'subscribeMember', { email_address: 'x@invalid.example' });
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      code: 'mailing.refused',
      params: { detail: expect.stringContaining('looks fake') },
      fields: [{ field: 'email_address' }],
    });
  });

  it.each([
    { MAILCHIMP_API_KEY: FAKE_KEY },
    { MAILCHIMP_LIST_ID: 'x' },
    { MAILCHIMP_API_KEY: 'no-data-center', MAILCHIMP_LIST_ID: 'x' },
  ])('requires the whole configuration of Mailchimp: %j', (env) => {
    expect(() => readConfig(env)).toThrow(/MAILCHIMP/u);
  });
});
