import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mailOf } from './mail-settings.ts';
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
