import { beforeEach, describe, expect, it, vi, afterAll } from 'vitest';
import { ServiceError } from '../../kernel/service-error.ts';
import { type MailPort, readSearch, type FullMail } from './mail-port.ts';
import { createBackoff, type Backoff } from '../http/circuit.ts';
import { withSharedAnswers, mailOf, withSafeContent } from './create-mail.ts';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let clock: number;
let guard: Backoff;
const log = { warn: vi.fn(), info: vi.fn() };
const now = (): Date => new Date(clock);
const ask = vi.fn<() => Promise<string>>();
const fails = (fault: ServiceError['fault'] = 'unavailable', retryAfter?: number) =>
  ask.mockRejectedValue(new ServiceError('imap', fault, 'does not answer', { retryAfter }));
const run = () => guard.run(ask).catch((error: unknown) => error);
beforeEach(() => {
  clock = Date.UTC(2026, 2, 10);
  vi.resetAllMocks();
  guard = createBackoff({ service: 'imap', log, now });
});

describe('a mail service that fails', () => {
  it('pauses calls after each failure with exponential backoff, up to half a minute', async () => {
    fails();
    const pauses = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await run();
      const refused = await run();
      const wait = refused instanceof ServiceError ? (refused.retryAfter ?? 0) : 0;
      pauses.push(wait);
      clock += wait * 1000;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    expect(ask).toHaveBeenCalledTimes(8);
  });

  it('repeats the refusal of the key while calls are paused', async () => {
    fails('settings');
    await run();
    expect(await run()).toMatchObject({ fault: 'settings', retryAfter: 1 });
    clock += 1000;
    fails('unavailable');
    await run();
    expect(await run()).toMatchObject({ fault: 'unavailable' });
  });

  it('starts one pause for concurrent failures', async () => {
    fails();
    await Promise.all([run(), run(), run()]);
    expect(await run()).toMatchObject({ retryAfter: 1 });
  });

  it('calls the service normally after it recovers, and logs an outage once', async () => {
    fails();
    await run();
    clock += 1000;
    await run();
    ask.mockResolvedValue('mails');
    clock += 2000;
    expect([await run(), await run()]).toEqual(['mails', 'mails']);
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  });

  it('honours the service’s retry-after within limits', async () => {
    fails('unavailable', 90);
    await run();
    expect(await run()).toMatchObject({ retryAfter: 90 });
    clock += 90_000;
    fails('unavailable', 86_400);
    await run();
    expect(await run()).toMatchObject({ retryAfter: 600 });
  });

  it('starts no pause when the service refuses one request', async () => {
    fails('refused');
    await run();
    await run();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('many pages that poll', () => {
  const port = {
    list: vi.fn<MailPort['list']>(),
    read: vi.fn<MailPort['read']>(),
    attachment: vi.fn<MailPort['attachment']>(),
    thread: vi.fn<MailPort['thread']>(),
    remove: vi.fn<MailPort['remove']>(),
    mark: vi.fn<MailPort['mark']>(),
    close: vi.fn<MailPort['close']>(),
  };
  const unread = readSearch('is:unread');

  it('shares one answer between polling pages, during the request and briefly after', async () => {
    port.list.mockResolvedValue([]);
    const shared = withSharedAnswers(port, guard, now);
    await Promise.all([shared.list(unread, 100), shared.list(unread, 100)]);
    clock += 3999;
    await shared.list(unread, 100);
    expect(port.list).toHaveBeenCalledTimes(1);
    clock += 1;
    await shared.list(unread, 100);
    expect(port.list).toHaveBeenCalledTimes(2);
  });

  it('shows a change at once in spite of the shared answer', async () => {
    port.list.mockResolvedValue([]);
    port.mark.mockResolvedValue(true);
    const shared = withSharedAnswers(port, guard, now);
    await shared.list(unread, 100);
    await shared.mark('7', false);
    await shared.list(unread, 100);
    expect(port.list).toHaveBeenCalledTimes(2);
  });
});

const file = (name: string): string => join(folder, name);
const folder = await mkdtemp(join(tmpdir(), 'navette-mail-'));
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
await writeFile(
  file('key.json'),
  JSON.stringify({
    type: 'service_account',
    client_email: 'mail@project.example',
    private_key: privateKey,
    private_key_id: 'k1',
    token_uri: 'https://tokens.example/token',
  }),
);
await writeFile(file('broken.json'), '{"client_email":"mail@project.example","private_key":"geheim"}');
afterAll(() => rm(folder, { recursive: true, force: true }));

const user = { MAIL_USER: 'office@navette.example' };
const imap = { MAIL_SERVICE: 'imap', ...user, MAIL_PASSWORD: 'geheim' };
const gmail = { MAIL_SERVICE: 'gmail', ...user };
const grant = { GMAIL_CLIENT_ID: 'a', GMAIL_CLIENT_SECRET: 'geheim', GMAIL_REFRESH_TOKEN: 'c' };

describe('the settings of the mailbox', () => {
  it('uses the embedded mailbox without settings', () => {
    expect(mailOf({})).toBeUndefined();
  });

  it.each([
    ['imaps://mail.example', { host: 'mail.example', port: 993, secure: true }],
    ['imaps://mail.example:1993/', { host: 'mail.example', port: 1993, secure: true }],
    ['imap://localhost', { host: 'localhost', port: 143, secure: false }],
    ['imaps://[::1]:42', { host: '::1', port: 42, secure: true }],
  ])('configures an IMAP server: %s', (MAIL_URL, server) => {
    expect(mailOf({ ...imap, MAIL_URL })).toEqual({
      service: 'imap',
      user: 'office@navette.example',
      password: 'geheim',
      ...server,
    });
  });

  it('configures a service account of Gmail by its key file', () => {
    expect(mailOf({ ...gmail, GMAIL_KEY_FILE: file('key.json') })).toMatchObject({
      service: 'gmail',
      user: 'office@navette.example',
      url: 'https://gmail.googleapis.com',
      access: { kind: 'account', email: 'mail@project.example', keyId: 'k1', tokenUrl: 'https://tokens.example/token' },
    });
  });

  it('configures the grant of a mailbox owner', () => {
    expect(
      mailOf({ ...gmail, ...grant, MAIL_URL: 'http://127.0.0.1:1/', GMAIL_TOKEN_URL: 'http://127.0.0.1:1/token' }),
    ).toMatchObject({
      service: 'gmail',
      url: 'http://127.0.0.1:1',
      access: {
        kind: 'grant',
        clientId: 'a',
        clientSecret: 'geheim',
        refreshToken: 'c',
        tokenUrl: 'http://127.0.0.1:1/token',
      },
    });
  });

  it.each<[string, () => NodeJS.ProcessEnv]>([
    ['no such service', () => ({ MAIL_SERVICE: 'pop3' })],
    ['a user without a service', () => user],
    ['no server', () => imap],
    ['a server that is none', () => ({ ...imap, MAIL_URL: 'https://mail.example' })],
    ['a user in the address', () => ({ ...imap, MAIL_URL: 'imaps://me:geheim@mail.example' })],
    ['no password', () => ({ ...imap, MAIL_URL: 'imaps://mail.example', MAIL_PASSWORD: '' })],
    ['no mailbox', () => ({ MAIL_SERVICE: 'gmail', ...grant })],
    ['half a grant', () => ({ ...gmail, ...grant, GMAIL_REFRESH_TOKEN: '' })],
    ['no key file', () => ({ ...gmail, GMAIL_KEY_FILE: file('none.json') })],
    ['a key file without a key', () => ({ ...gmail, GMAIL_KEY_FILE: file('broken.json') })],
  ])('refuses to start with invalid mail settings, without showing a secret: %s', (_, env) => {
    expect(() => mailOf(env())).toThrow(/MAIL/u);
    expect(() => mailOf(env())).not.toThrow(/geheim/u);
  });
});

const head = {
  id: '7',
  from: 'a@x.example',
  subject: 'x',
  date: new Date('2026-03-10T08:00:00Z'),
  unread: true,
  snippet: '',
};
const whole = (more: Partial<FullMail>): FullMail => ({
  ...head,
  deliveredTo: 'office@navette.example',
  text: null,
  html: null,
  images: [],
  attachments: [],
  ...more,
});
const mailbox = (mails: () => FullMail[]) => {
  const port: MailPort = {
    list: async () => [head],
    read: async () => mails(),
    attachment: async () => 'unknown',
    thread: async () => undefined,
    remove: async () => true,
    mark: async () => true,
    close: async () => undefined,
  };
  return withSafeContent(port);
};
const all = readSearch('');

describe('mails as shown on pages', () => {
  it('derives the text of a mail from its HTML when it has no text', async () => {
    expect(
      await mailbox(() => [whole({ html: '<p>Bonjour</p><script>alert(1)</script>' })]).read(all, 5),
    ).toMatchObject([{ html: '<p>Bonjour</p>', body: 'Bonjour', snippet: 'Bonjour' }]);
  });

  it('shows text alone when the HTML is too long, or empty after cleaning', async () => {
    expect(await mailbox(() => [whole({ text: 'words', html: 'x'.repeat(1_100_000) })]).read(all, 5)).toMatchObject([
      { html: null, body: 'words' },
    ]);
    expect(
      await mailbox(() => [whole({ text: 'words', html: '<script>alert(1)</script>' })]).read(all, 5),
    ).toMatchObject([{ html: null, body: 'words' }]);
  });

  it('lists a mail with its first words once it was read', async () => {
    const box = mailbox(() => [whole({ html: '<p>Bonjour</p>' })]);
    expect(await box.list(all, 5)).toMatchObject([{ snippet: '' }]);
    await box.read(all, 5);
    expect(await box.list(all, 5)).toMatchObject([{ snippet: 'Bonjour' }]);
  });

  it('shows the new status of a mail with cached content', async () => {
    const answers = [whole({ text: 'words' }), whole({ text: 'words', unread: false })];
    const box = mailbox(() => answers.splice(0, 1));
    expect(await box.read(all, 5)).toMatchObject([{ unread: true, body: 'words' }]);
    expect(await box.read(all, 5)).toMatchObject([{ unread: false, body: 'words' }]);
  });
});

const nothing = { unread: null, from: [], subject: [], words: [] };

describe('the normalised text of a mail search', () => {
  it.each([
    ['', nothing],
    ['   ', nothing],
    ['is:unread', { ...nothing, unread: true }],
    ['IS:Read', { ...nothing, unread: false }],
    ['radio scanner', { ...nothing, words: ['radio', 'scanner'] }],
    ['from:dupont subject:dialyse demain', { ...nothing, from: ['dupont'], subject: ['dialyse'], words: ['demain'] }],
    ['subject:"retour de dialyse" "deux mots"', { ...nothing, subject: ['retour de dialyse'], words: ['deux mots'] }],
    ['from:"Jean Dup', { ...nothing, from: ['Jean Dup'] }],
    ['from: "" x', { ...nothing, words: ['from:', 'x'] }],
    ['label:boss is:starred 10:30', { ...nothing, words: ['label:boss', 'is:starred', '10:30'] }],
    ['a\r\nb\u0000c', { ...nothing, words: ['a', 'b', 'c'] }],
  ])('%j', (q, search) => {
    expect(readSearch(q)).toEqual(search);
  });
});
