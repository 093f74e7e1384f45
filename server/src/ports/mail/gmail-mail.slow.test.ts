import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGmail, startFakeGmail } from '../../testing/mail/fake-gmail.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../http/failing-service.contract.ts';
import { describeMailPort, type TestMail } from './mail-port.contract.ts';
import { readSearch } from './mail-port.ts';
import { createGmailMail } from './gmail-mail.ts';
import type { GmailSettings } from './gmail-settings.ts';
import { createGmailTokens } from './gmail-call.ts';
let clock = Date.now();
const fake = await startFakeGmail({ pageSize: 2 });
beforeEach(() => {
  fake.mails.clear();
  fake.tokens.clear();
  fake.calls.length = 0;
  clock = Date.now();
});
afterAll(() => fake.close());

const accountOf = ({ account, url }: FakeGmail): GmailSettings['access'] => ({
  kind: 'account',
  ...account,
  keyId: 'k1',
  tokenUrl: `${url}/token`,
});
const grantOf = ({ grant, url }: FakeGmail): GmailSettings['access'] => ({
  kind: 'grant',
  ...grant,
  tokenUrl: `${url}/token`,
});
const open = (access = accountOf(fake)) => {
  const { user, url } = fake;
  return createGmailMail({ user, url, tokens: createGmailTokens({ user, access, now: () => new Date(clock) }) });
};
const letter = (subject: string, more: Partial<TestMail> = {}): TestMail => ({
  from: 'a@x.example',
  to: 'office@navette.example',
  subject,
  text: `${subject}.`,
  date: new Date('2026-03-10T08:00:00Z'),
  ...more,
});
const asked = (path: string) => fake.calls.filter(({ url }) => url.pathname.startsWith(path));

describeMailPort('Gmail', async () => ({
  port: open(),
  empty: async () => fake.mails.clear(),
  arrive: async (mails) => fake.arrive(mails),
  binned: async () =>
    [...fake.mails.values()].filter(({ labels }) => labels.has('TRASH')).map(({ subject }) => subject),
}));

describeFailingService('Gmail', async () => {
  const own = await startFakeGmail();
  own.tokens.add('held');
  return {
    fake: own,
    ask: (url) =>
      createGmailMail({
        user: own.user,
        url,
        timeout: SHORT_TIMEOUT,
        tokens: { get: async () => 'held', drop: () => undefined },
      }).list(readSearch(''), 5),
  };
});

describeFailingService('the token endpoint of Google', async () => {
  const own = await startFakeGmail();
  return {
    fake: own,
    ask: (url) =>
      createGmailTokens({
        user: own.user,
        access: { kind: 'grant', ...own.grant, tokenUrl: `${url}/token` },
        timeout: SHORT_TIMEOUT,
        now: () => new Date(),
      }).get(),
  };
});

describe('a mailbox at Gmail', () => {
  it('opens the Gmail mailbox by a service account or by its owner’s grant', async () => {
    expect(await open().list(readSearch(''), 5)).toEqual([]);
    expect(await open(grantOf(fake)).list(readSearch(''), 5)).toEqual([]);
  });

  it('reuses a Gmail token until a minute before its expiry', async () => {
    const port = open();
    await port.list(readSearch(''), 5);
    clock += 3530 * 1000;
    await port.list(readSearch(''), 5);
    expect(asked('/token')).toHaveLength(1);
    clock += 10_000;
    await port.list(readSearch(''), 5);
    expect(asked('/token')).toHaveLength(2);
  });

  it('requests one token for concurrent calls', async () => {
    const port = open();
    await Promise.all([port.list(readSearch('is:unread'), 5), port.list(readSearch('is:unread'), 5)]);
    expect(asked('/token')).toHaveLength(1);
  });

  it('requests a new token once when one is refused', async () => {
    const port = open();
    await port.list(readSearch('is:unread'), 5);
    fake.tokens.clear();
    expect(await port.list(readSearch('is:unread'), 5)).toEqual([]);
    expect(asked('/token')).toHaveLength(2);
  });

  it('fails when new tokens are refused too', async () => {
    const port = open();
    const refused = { status: 401, body: { error: { code: 401 } } };
    await port.list(readSearch('is:unread'), 5);
    fake.failures.push(refused, { status: 200, body: { access_token: 'no', expires_in: 3599 } }, refused);
    await expect(port.list(readSearch('is:unread'), 5)).rejects.toMatchObject({ fault: 'settings' });
    expect(fake.failures).toEqual([]);
  });

  it('reports a refused key or delegation', async () => {
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other: GmailSettings['access'] = {
      kind: 'account',
      email: fake.account.email,
      key,
      keyId: null,
      tokenUrl: `${fake.url}/token`,
    };
    await expect(open(other).list(readSearch(''), 5)).rejects.toMatchObject({
      fault: 'settings',
      message: 'gmail refuses its key or delegation: 400',
    });
  });

  it('treats a 403 for the rate limit as one', async () => {
    const port = open();
    await port.list(readSearch(''), 5);
    fake.failures.push({ status: 403, body: { error: { code: 403, errors: [{ reason: 'userRateLimitExceeded' }] } } });
    await expect(port.list(readSearch(''), 5)).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('fetches each mail once, and afterwards only its labels', async () => {
    fake.arrive([letter('one'), letter('two'), letter('three')]);
    const port = open();
    await port.read(readSearch(''), 50);
    const [before, newest = ''] = [asked('/gmail').length, [...fake.mails.keys()].at(-1)];
    fake.mails.get(newest)?.labels.delete('UNREAD');
    expect((await port.read(readSearch(''), 50)).filter(({ unread }) => unread)).toHaveLength(2);
    // Two pages of all, one of the unread ones.
    expect(asked('/gmail').length - before).toBe(3);
  });

  it('skips a mail that is deleted during the listing', async () => {
    const port = open();
    await port.list(readSearch('is:unread'), 5);
    fake.arrive([letter('one')]);
    fake.failures.push({
      status: 200,
      body: { messages: [{ id: 'dead' }, { id: [...fake.mails.keys()][0] }], resultSizeEstimate: 2 },
    });
    expect((await port.read(readSearch('is:unread'), 5)).map(({ subject }) => subject)).toEqual(['one']);
  });

  it('a mailbox at Gmail does not fetch large pictures with a mail, but as attachments', async () => {
    const image = { cid: 'big@x', content: Buffer.alloc(300_000) };
    fake.arrive([letter('one', { html: '<img src="cid:big@x">', image })]);
    const port = open();
    const [mail] = await port.read(readSearch(''), 5);
    expect(mail).toMatchObject({ images: [], attachments: [{ name: 'dot.gif', size: 300_000 }] });
    expect(fake.calls.some(({ url }) => url.pathname.includes('attachments'))).toBe(false);
    const file = await port.attachment(mail?.id ?? '', mail?.attachments[0]?.id ?? '');
    expect(typeof file === 'object' && file.content.equals(image.content)).toBe(true);
  });

  it('refuses an attachment beyond 25 MB without fetching it', async () => {
    fake.arrive([letter('one', { attachment: { name: 'film.mp4', content: Buffer.alloc(25 * 1024 * 1024 + 1) } })]);
    const port = open();
    const [mail] = await port.read(readSearch(''), 5);
    expect(await port.attachment(mail?.id ?? '', mail?.attachments[0]?.id ?? '')).toBe('tooLarge');
    expect(fake.calls.some(({ url }) => url.pathname.includes('attachments'))).toBe(false);
  });
});
