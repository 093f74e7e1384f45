import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGmail, startFakeGmail } from '../../../testing/mail/fake-gmail.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../../http/failing-service.contract.ts';
import { describeMailPort, type TestMail } from '../mail-port.contract.ts';
import { readSearch } from '../mail-search.ts';
import { createGmailMail } from './gmail-mail.ts';
import type { GmailSettings } from './gmail-settings.ts';
import { createGmailTokens } from './gmail-tokens.ts';

let fake: FakeGmail;
let clock = Date.now();
beforeAll(async () => {
  fake = await startFakeGmail({ pageSize: 2 });
});
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
  it('is opened by a service account, and by what its owner granted', async () => {
    expect(await open().list(readSearch(''), 5)).toEqual([]);
    expect(await open(grantOf(fake)).list(readSearch(''), 5)).toEqual([]);
  });

  it('uses a token until a minute before its end', async () => {
    const port = open();
    await port.list(readSearch(''), 5);
    clock += 3530 * 1000;
    await port.list(readSearch(''), 5);
    expect(asked('/token')).toHaveLength(1);
    clock += 10_000;
    await port.list(readSearch(''), 5);
    expect(asked('/token')).toHaveLength(2);
  });

  it('asks for a token once for calls that come together', async () => {
    const port = open();
    await Promise.all([port.list(readSearch('is:unread'), 5), port.list(readSearch('is:unread'), 5)]);
    expect(asked('/token')).toHaveLength(1);
  });

  it('asks for a new token once when one is refused', async () => {
    const port = open();
    await port.list(readSearch('is:unread'), 5);
    fake.tokens.clear();
    expect(await port.list(readSearch('is:unread'), 5)).toEqual([]);
    expect(asked('/token')).toHaveLength(2);
  });

  it('says so when new tokens are refused too', async () => {
    const port = open();
    const refused = { status: 401, body: { error: { code: 401 } } };
    await port.list(readSearch('is:unread'), 5);
    fake.trouble.push(refused, { status: 200, body: { access_token: 'no', expires_in: 3599 } }, refused);
    await expect(port.list(readSearch('is:unread'), 5)).rejects.toMatchObject({ fault: 'settings' });
    expect(fake.trouble).toEqual([]);
  });

  it('says so when its key or delegation is refused', async () => {
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

  it('is asked too often also when it says so by 403', async () => {
    const port = open();
    await port.list(readSearch(''), 5);
    fake.trouble.push({ status: 403, body: { error: { code: 403, errors: [{ reason: 'userRateLimitExceeded' }] } } });
    await expect(port.list(readSearch(''), 5)).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('gives each mail once, and then only its labels', async () => {
    fake.arrive([letter('one'), letter('two'), letter('three')]);
    const port = open();
    await port.read(readSearch(''), 50);
    const [before, newest = ''] = [asked('/gmail').length, [...fake.mails.keys()].at(-1)];
    fake.mails.get(newest)?.labels.delete('UNREAD');
    expect((await port.read(readSearch(''), 50)).filter(({ unread }) => unread)).toHaveLength(2);
    // Two pages of all, one of the unread ones.
    expect(asked('/gmail').length - before).toBe(3);
  });

  it('goes on without a mail that is gone in the meantime', async () => {
    const port = open();
    await port.list(readSearch('is:unread'), 5);
    fake.arrive([letter('one')]);
    fake.trouble.push({
      status: 200,
      body: { messages: [{ id: 'dead' }, { id: [...fake.mails.keys()][0] }], resultSizeEstimate: 2 },
    });
    expect((await port.read(readSearch('is:unread'), 5)).map(({ subject }) => subject)).toEqual(['one']);
  });

  it('does not fetch large pictures: they are files, and fetched as such', async () => {
    const image = { cid: 'big@x', content: Buffer.alloc(300_000) };
    fake.arrive([letter('one', { html: '<img src="cid:big@x">', image })]);
    const port = open();
    const [mail] = await port.read(readSearch(''), 5);
    expect(mail).toMatchObject({ images: [], attachments: [{ name: 'dot.gif', size: 300_000 }] });
    expect(fake.calls.some(({ url }) => url.pathname.includes('attachments'))).toBe(false);
    const file = await port.attachment(mail?.id ?? '', mail?.attachments[0]?.id ?? '');
    expect(typeof file === 'object' && file.content.equals(image.content)).toBe(true);
  });

  it('hands out no file beyond 25 MB, and does not ask for it', async () => {
    fake.arrive([letter('one', { attachment: { name: 'film.mp4', content: Buffer.alloc(25 * 1024 * 1024 + 1) } })]);
    const port = open();
    const [mail] = await port.read(readSearch(''), 5);
    expect(await port.attachment(mail?.id ?? '', mail?.attachments[0]?.id ?? '')).toBe('tooLarge');
    expect(fake.calls.some(({ url }) => url.pathname.includes('attachments'))).toBe(false);
  });
});
