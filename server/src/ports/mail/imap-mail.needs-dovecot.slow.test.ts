import { mkdir, writeFile, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Network, startNetwork } from '../../testing/mail/network.ts';
import { type Dovecot, startDovecot } from '../../testing/mail/start-dovecot.ts';
import { toMime } from '../../testing/mail/to-mime.ts';
import { type MailPort, readSearch } from './mail-port.ts';
import { describeMailPort, type TestMail } from './mail-port.contract.ts';
import { createImapMail } from './imap-mail.ts';

describe('with a real IMAP server', () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());

  const opened: MailPort[] = [];
  afterAll(() => Promise.all(opened.map((port) => port.close())));
  const mailbox = (user: string, more: Partial<Parameters<typeof createImapMail>[0]> = {}): MailPort => {
    const port = createImapMail({
      host: '127.0.0.1',
      port: dovecot.port,
      secure: false,
      user,
      password: dovecot.password,
      ...more,
    });
    opened.push(port);
    return port;
  };
  /** Another program at the same mailbox. */
  const asUser = async <Result>(user: string, act: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: dovecot.port,
      secure: false,
      auth: { user, pass: dovecot.password },
      logger: false,
    });
    await client.connect();
    try {
      return await act(client);
    } finally {
      await client.logout();
    }
  };
  const arrive = (user: string, mails: readonly TestMail[]): Promise<void> =>
    asUser(user, async (client) => {
      for (const mail of mails) await client.append('INBOX', toMime(mail), [], mail.date);
    });
  const letter = (subject: string, minute = 0): TestMail => ({
    from: 'a@x.example',
    to: 'office@navette.example',
    subject,
    text: `${subject}.`,
    date: new Date(Date.UTC(2026, 2, 10, 8, minute)),
  });

  describeMailPort('IMAP', async () => ({
    port: mailbox('contract'),
    empty: () =>
      asUser('contract', async (client) => {
        for (const folder of ['INBOX', 'Corbeille']) {
          await client.mailboxOpen(folder);
          await client.messageDelete('1:*');
        }
      }),
    arrive: (mails) => arrive('contract', mails),
    binned: () =>
      asUser('contract', async (client) => {
        await client.mailboxOpen('Corbeille');
        return (await client.fetchAll('1:*', { envelope: true })).map(({ envelope }) => envelope?.subject ?? '');
      }),
  }));

  it('notices new mails and changes of other clients, over one connection', async () => {
    const network = await startNetwork(dovecot.port);
    const port = mailbox('other', { port: network.port });
    expect(await port.list(readSearch(''), 10)).toEqual([]);
    await arrive('other', [letter('one')]);
    expect(await port.list(readSearch('is:unread'), 10)).toHaveLength(1);
    await asUser('other', async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageFlagsAdd('1', ['\\Seen']);
    });
    expect(await port.list(readSearch(''), 10)).toMatchObject([{ subject: 'one', unread: false }]);
    expect(network.connections()).toBe(1);
    await port.close();
    await network.close();
  });

  it('creates a trash folder where there is none', async () => {
    await asUser('binless', async (client) => {
      await client.mailboxOpen('INBOX');
    });
    await arrive('binless', [letter('one')]);
    const port = mailbox('binless');
    const [head] = await port.list(readSearch(''), 1);
    expect(await port.remove(head?.id ?? '')).toBe(true);
    expect(await port.list(readSearch(''), 1)).toEqual([]);
  });

  it.each([
    [
      'quoted-printable in Latin 1',
      'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=C0 bient=F4t',
      'À bientôt',
    ],
    ['flowed lines', 'Content-Type: text/plain; charset=utf-8; format=flowed\r\n\r\none \r\nline', 'one line'],
    ['no header at all', '\r\nplain', 'plain'],
    ['a charset that nobody knows', 'Content-Type: text/plain; charset=x-none\r\n\r\nplain', 'plain'],
  ])('reads a mail with %s', async (name, rest, text) => {
    const user = name.replaceAll(' ', '-');
    await asUser(user, (client) => client.append('INBOX', `From: a@x.example\r\nSubject: x\r\n${rest}\r\n`));
    const [mail] = await mailbox(user).read(readSearch(''), 1);
    expect(mail?.text?.trim()).toBe(text);
  });

  it('names a forwarded mail as an attachment', async () => {
    const inner = toMime(letter('inside'));
    const outer = `From: a@x.example\r\nSubject: Fwd\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nsee\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b--\r\n`;
    await asUser('forward', (client) => client.append('INBOX', outer));
    const [mail] = await mailbox('forward').read(readSearch(''), 1);
    expect(mail).toMatchObject({ attachments: [{ name: 'inside.eml' }] });
    expect(mail?.text?.trim()).toBe('see');
  });

  it('lists a picture that the HTML does not refer to as an attachment', async () => {
    const content = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    await arrive('picture', [{ ...letter('photo'), html: '<p>see below</p>', image: { cid: 'photo@x', content } }]);
    const port = mailbox('picture');
    const [mail] = await port.read(readSearch(''), 1);
    expect(mail).toMatchObject({ images: [], attachments: [{ name: 'dot.gif' }] });
    expect(await port.attachment(mail?.id ?? '', mail?.attachments[0]?.id ?? '')).toEqual({ name: 'dot.gif', content });
  });

  it('returns a quoted-printable file byte for byte', async () => {
    const text = 'a;b\r\n=C3=A9t=C3=A9;soft=\r\nbreak   \r\n=3D=20\r\n';
    await asUser('quoted', (client) =>
      client.append(
        'INBOX',
        `From: a@x.example\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nsee\r\n--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=a.csv\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${text}\r\n--b--\r\n`,
      ),
    );
    const port = mailbox('quoted');
    const [mail] = await port.read(readSearch(''), 1);
    expect(await port.attachment(mail?.id ?? '', mail?.attachments[0]?.id ?? '')).toEqual({
      name: 'a.csv',
      content: Buffer.from('a;b\r\nété;softbreak\r\n= \r\n'),
    });
  });

  describe('a mailbox of 20,000 mails', () => {
    const MAILS = 20_000;
    let network: Network;
    beforeAll(async () => {
      const folder = join(dovecot.maildir('large'), 'cur');
      for (const name of ['', 'cur', 'new', 'tmp'])
        await mkdir(join(dovecot.maildir('large'), name), { recursive: true });
      for (let from = 0; from < MAILS; from += 500)
        await Promise.all(
          Array.from({ length: 500 }, (_, index) => {
            const number = from + index;
            const body = `From: a@x.example\r\nSubject: mail ${number}\r\nDate: ${new Date(1_700_000_000_000 + number * 60_000).toUTCString()}\r\n\r\ntext ${number}\r\n`;
            return writeFile(
              join(folder, `${1_700_000_000 + number * 60}.M${number}.x:2,${number % 4000 === 0 ? '' : 'S'}`),
              body,
            );
          }),
        );
      if (process.getuid?.() === 0)
        for (const name of ['', 'cur', 'new', 'tmp']) await chown(join(dovecot.maildir('large'), name), 65_534, 65_534);
      network = await startNetwork(dovecot.port);
    }, 120_000);
    afterAll(() => network.close());

    it('a mailbox of 20,000 mails is not fetched whole', { timeout: 120_000 }, async () => {
      const port = mailbox('large', { port: network.port, timeout: 100_000 });
      expect((await port.list(readSearch(''), 50)).map(({ subject }) => subject).slice(0, 2)).toEqual([
        'mail 19999',
        'mail 19998',
      ]);
      const listed = network.received();
      expect(listed).toBeLessThan(60_000);
      expect(await port.list(readSearch('is:unread'), 100)).toHaveLength(5);
      expect((await port.read(readSearch(''), 50))[49]).toMatchObject({ subject: 'mail 19950', snippet: 'text 19950' });
      const read = network.received();
      expect(read - listed).toBeLessThan(120_000);
      await port.read(readSearch(''), 50);
      expect(network.received() - read).toBeLessThan(60_000);
      await port.close();
    });
  });

  describe('a failing IMAP server', () => {
    const failure = (port: MailPort) =>
      port.list(readSearch(''), 5).then(
        () => 'no failure',
        (error: unknown) => error,
      );

    it('reconnects after the connection broke', async () => {
      const network = await startNetwork(dovecot.port);
      await arrive('broken', [letter('one')]);
      const port = mailbox('broken', { port: network.port });
      await port.list(readSearch(''), 5);
      network.cut();
      expect(await port.list(readSearch(''), 5)).toHaveLength(1);
      await port.close();
      await network.close();
    });

    it('times out on a server that hangs, and recovers', async () => {
      const network = await startNetwork(dovecot.port);
      const port = mailbox('frozen', { port: network.port, timeout: 1500 });
      await port.list(readSearch(''), 5);
      network.freeze(true);
      const started = Date.now();
      expect(await failure(port)).toMatchObject({ fault: 'unavailable' });
      expect(Date.now() - started).toBeLessThan(5000);
      network.freeze(false);
      expect(await failure(port)).toBe('no failure');
      await port.close();
      await network.close();
    });

    it('reports a wrong password', async () => {
      expect(await failure(mailbox('contract', { password: 'wrong' }))).toMatchObject({
        fault: 'settings',
        message: 'imap refuses user or password',
      });
    });

    it('reports an unreachable server', async () => {
      expect(await failure(mailbox('contract', { port: 9 }))).toMatchObject({ fault: 'unavailable' });
    });
  });
});
