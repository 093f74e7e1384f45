import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_KEY, FAKE_LIST, mailchimpProblem, startFakeMailchimp } from '../../testing/fake-mailchimp.ts';
import type { ScriptedFailure } from '../../testing/fake-service.ts';
import { describeMailingPort } from './mailing-port.contract.ts';
import { memberId } from './mailing-port.ts';
import { createMailchimpMailing } from './mailchimp-mailing.ts';
const settings = () => ({ apiKey: FAKE_KEY, listId: FAKE_LIST, url: fake.url, timeout: 2000 });
const fake = await startFakeMailchimp();
const port = createMailchimpMailing(settings());
afterAll(() => fake.close());
const empty = () => {
  fake.members.clear();
  for (const list of [fake.calls, fake.campaigns, fake.templates, fake.failures]) list.length = 0;
};
beforeEach(empty);

describeMailingPort('Mailchimp', async () => ({
  port,
  empty: async () => empty(),
  addCampaign: async ({ id, title, listName, sendTime, sent }) =>
    void fake.campaigns.push({
      id,
      status: sent ? 'sent' : 'save',
      send_time: sendTime?.toISOString() ?? '',
      settings: { title, subject_line: 'x' },
      recipients: { list_name: listName },
    }),
  addTemplate: async ({ id, name, thumbnail }) =>
    void fake.templates.push({ id: Number(id), name, thumbnail: thumbnail ?? '' }),
}));

const email = 'accueil@clinique.example';
const clinic = { email, status: 'subscribed', name: 'Clinique', phone: null, address: null } as const;

describe('the list at Mailchimp', () => {
  it('passes on the error text of the mailing service', async () => {
    await port.subscribe(clinic, 'person');
    expect(fake.calls.map(({ method, url, body }) => ({ method, path: url.pathname, body }))).toEqual([
      {
        method: 'PUT',
        path: `/3.0/lists/${FAKE_LIST}/members/${memberId(email)}`,
        body: {
          email_address: email,
          status: 'subscribed',
          status_if_new: 'subscribed',
          merge_fields: { NAME: 'Clinique', PHONE: '', ADDRESS: '' },
        },
      },
    ]);
  });

  it('imports without a status, so that unsubscribed addresses stay unsubscribed', async () => {
    await port.subscribe(clinic, 'import');
    expect(fake.calls[0]?.body).not.toHaveProperty('status');
  });

  it('asks for confirmation of members who unsubscribed themselves', async () => {
    const id = memberId(email);
    fake.members.set(id, {
      id,
      email_address: email,
      status: 'unsubscribed',
      merge_fields: {},
      leftByThemselves: true,
    });
    expect(await port.subscribe(clinic, 'person')).toEqual({ id, status: 'pending' });
  });

  it('the list at Mailchimp is read to its end, without contacts that are no members', async () => {
    for (let index = 0; index < 2300; index += 1) {
      const id = memberId(`${index}@x.example`);
      fake.members.set(id, {
        id,
        email_address: `${index}@x.example`,
        status: index === 0 ? 'transactional' : 'subscribed',
        merge_fields: {},
      });
    }
    expect(await port.members()).toHaveLength(2299);
    expect(fake.calls).toHaveLength(3);
  });

  it('escapes the name of another list in the path', async () => {
    await expect(port.subscribe(clinic, 'person', '../campaigns?')).rejects.toMatchObject({ fault: 'settings' });
    expect(fake.calls[0]?.url.pathname).toBe(
      `/3.0/lists/${encodeURIComponent('../campaigns?')}/members/${memberId(email)}`,
    );
  });

  it('tries once more when the service is busy', async () => {
    fake.failures.push(
      mailchimpProblem(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.'),
    );
    expect(await port.subscribe(clinic, 'person')).toMatchObject({ status: 'subscribed' });
  });
});

const busy = mailchimpProblem(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.');

describe('a failing mailing service', () => {
  it.each<[string, ScriptedFailure[], object]>([
    ['stays busy', [busy, busy], { fault: 'unavailable', retryAfter: 60 }],
    ['does not answer', ['silence'], { fault: 'unavailable' }],
    ['hangs up', ['hang up'], { fault: 'unavailable' }],
    ['breaks', [mailchimpProblem(500, 'Internal Server Error', 'x')], { fault: 'failed' }],
    ['is being maintained', [mailchimpProblem(503, 'x', 'x')], { fault: 'unavailable' }],
    [
      'knows the key no longer',
      [mailchimpProblem(403, 'Forbidden', 'The API key has been disabled.')],
      { fault: 'settings', detail: 'The API key has been disabled.' },
    ],
    ['answers a page', [{ status: 200, body: '<!doctype html>' }], { fault: 'failed' }],
    ['answers something else', [{ status: 200, body: { hello: 1 } }], { fault: 'failed' }],
    ['sends elsewhere', [{ status: 302, body: '' }], { fault: 'failed' }],
    [
      'takes no such address',
      [mailchimpProblem(400, 'Invalid Resource', 'a@x looks fake or invalid.')],
      { fault: 'refused', detail: 'a@x looks fake or invalid.' },
    ],
  ])('reports the failure when it %s', async (_, scripted, problem) => {
    fake.failures.push(...scripted);
    const started = Date.now();
    await expect(port.subscribe(clinic, 'person')).rejects.toMatchObject({ name: 'MailingError', ...problem });
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('reports the failure when it is unreachable, without the key', async () => {
    const away = createMailchimpMailing({ ...settings(), url: 'http://127.0.0.1:9' });
    const error: unknown = await away.members().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault: 'unavailable' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(FAKE_KEY);
  });

  it('reports a wrong key or list', async () => {
    await expect(createMailchimpMailing({ ...settings(), apiKey: 'wrong-us1' }).members()).rejects.toMatchObject({
      fault: 'settings',
    });
    await expect(createMailchimpMailing({ ...settings(), listId: 'other' }).members()).rejects.toMatchObject({
      fault: 'settings',
    });
  });
});
