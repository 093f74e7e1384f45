import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../testing/mail/start-smtp.ts';
import { describeMailOutPort, testMail } from './mail-out-port.contract.ts';
import { createSmtpMail, smtpOf } from './smtp-mail.ts';

let smtp: TestSmtp;
beforeAll(async () => void (smtp = await startSmtp()));
afterAll(() => smtp.stop());
const portWith = (more: Partial<Parameters<typeof createSmtpMail>[0]> = {}) =>
  createSmtpMail({
    host: '127.0.0.1',
    port: smtp.port,
    secure: false,
    login: { user: 'office', password: smtp.password },
    from: 'office@navette.example',
    timeout: 2000,
    ...more,
  });

describeMailOutPort('SMTP', () => ({ port: portWith(), received: async (messageId) => smtp.mails.get(messageId) }));

describe('an SMTP server', () => {
  it('an SMTP server that refuses an address says which and why, and gives the mail to the others', async () => {
    const mail = testMail('partly', { to: ['unknown@x.example', 'helene@clinique.example'] });
    expect(await portWith().send(mail)).toEqual([
      { address: 'unknown@x.example', reason: expect.stringContaining('No such user here') },
    ]);
    expect(smtp.mails.get(mail.messageId)?.to).toEqual(['helene@clinique.example']);
  });

  it('an SMTP server that refuses all addresses for good is no failure of the service', async () => {
    expect(await portWith().send(testMail('none', { to: ['unknown@x.example'] }))).toMatchObject([
      { address: 'unknown@x.example' },
    ]);
  });

  it('an SMTP server with a temporary refusal, a wrong password or no answer is a failure, and the error contains no address', async () => {
    const of = async (port: ReturnType<typeof portWith>, to = 'helene@clinique.example') =>
      port.send(testMail('failed', { to: [to] })).catch((error: unknown) => error);
    expect(await of(portWith(), 'later@x.example')).toMatchObject({ fault: 'unavailable' });
    expect(await of(portWith({ login: { user: 'office', password: 'wrong' } }))).toMatchObject({ fault: 'settings' });
    const away = await of(portWith({ port: 1 }));
    expect(away).toMatchObject({ fault: 'unavailable' });
    expect(String(away)).not.toMatch(/@|127/u);
  });

  it('sends no password to another machine without TLS', async () => {
    expect(
      await portWith({ host: 'localhost.localdomain', port: smtp.port })
        .send(testMail('tls'))
        .catch((error: unknown) => error),
    ).toMatchObject({ fault: 'unavailable' });
    expect(smtp.mails.has('<tls@navette.example>')).toBe(false);
  });
});

describe('the settings of outgoing mail', () => {
  const whole = { SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'office@navette.example' };
  it('the settings of outgoing mail are a server, with or without a sign-in', () => {
    expect(smtpOf({})).toBeUndefined();
    expect(smtpOf(whole)).toMatchObject({ host: 'mail.example', port: 587, secure: false, login: undefined });
    expect(
      smtpOf({ ...whole, SMTP_URL: 'smtps://mail.example', SMTP_USER: 'a', SMTP_PASSWORD: 'geheim' }),
    ).toMatchObject({ port: 465, secure: true, login: { user: 'a', password: 'geheim' } });
  });

  it.each([
    { SMTP_USER: 'a' },
    { ...whole, SMTP_FROM: '' },
    { ...whole, SMTP_FROM: 'a@x.example\nBcc: b@x.example' },
    { ...whole, SMTP_URL: 'https://mail.example' },
    { ...whole, SMTP_URL: 'smtp://a:geheim@mail.example' },
    { ...whole, SMTP_PASSWORD: 'geheim' },
  ])('refuses half a configuration: %j', (env) => {
    expect(() => smtpOf(env)).toThrow(/^(?!.*geheim)/u);
  });
});
