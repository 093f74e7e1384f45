import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { deliverMail } from '../ports/mail/database-mail.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const hostile =
  '<p>Bonjour <script>alert(1)</script><img src="https://evil.example/pixel.gif"><a href="javascript:alert(1)">ici</a></p>';

describe('the mail of the office', () => {
  let test: TestApp;
  let token: string;
  const lines: string[] = [];
  beforeAll(async () => {
    test = await createTestApp({ logger: createLogger('trace', { write: (line: string) => void lines.push(line) }) });
    token = await test.signedIn('dispatch');
  });
  beforeEach(() => test.db.deleteFrom('mail').execute());
  afterAll(() => test.close());

  const arrive = (subject: string, more: Partial<Parameters<typeof deliverMail>[1]> = {}) =>
    deliverMail(test.db, {
      from: 'Marie Claes <marie@clinique.example>',
      deliveredTo: 'office@navette.example',
      subject,
      date: new Date('2026-03-10T08:00:00Z'),
      text: `${subject}.`,
      html: null,
      ...more,
    });
  const unread = async (): Promise<string[]> =>
    (await test.call(token, 'listMessages', { q: 'is:unread' })).body.map(({ Subject }) => Subject);

  it('the mail of the office is listed under the names of the specification', async () => {
    const id = await arrive('Rendez-vous', { attachments: [{ name: 'plan.pdf', content: Buffer.alloc(1200) }] });
    const head = {
      id,
      From: 'Marie Claes <marie@clinique.example>',
      Subject: 'Rendez-vous',
      Date: '2026-03-10T08:00:00.000Z',
      unread: true,
      snippet: 'Rendez-vous.',
    };
    expect((await test.call(token, 'listMessages', {})).body).toEqual([head]);
    const whole = {
      ...head,
      DeliveredTo: 'office@navette.example',
      body: 'Rendez-vous.',
      html: null,
      blockedImages: 0,
      attachments: [{ id: '1', name: 'plan.pdf', size: 1200 }],
      replies: [],
    };
    expect((await test.call(token, 'getMessages', { q: null })).body).toEqual([whole]);
  });

  describe('sends attachments', () => {
    const asked = (id: string, attachmentId: string, caller = token) =>
      test.app.inject({
        method: 'POST',
        url: '/service/gmail/getAttachment',
        headers: { authorization: `Bearer ${caller}`, 'accept-encoding': 'br, gzip' },
        payload: { id, attachmentId },
      });

    it('sends attachments as downloads that the browser never displays, byte for byte, whatever their declared type', async () => {
      const content = Buffer.from(`<script>alert(1)</script>${'x'.repeat(9000)}`);
      const id = await arrive('with', { attachments: [{ name: 'été\r\nX-Evil: "1"\\..\\<page>.html', content }] });
      const { statusCode, headers, rawPayload } = await asked(id, '1');
      expect({ statusCode, content: rawPayload.equals(content) }).toEqual({ statusCode: 200, content: true });
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-disposition']).toBe(
        `attachment; filename="_t_ X-Evil   1 .. page .html"; filename*=UTF-8''%C3%A9t%C3%A9%20X-Evil%20%20%201%20..%20page%20.html`,
      );
      expect(headers['x-evil']).toBeUndefined();
    });

    it('sends attachments under a valid name when their own is missing or unusable', async () => {
      const id = await arrive('odd', {
        attachments: [
          { name: '///', content: Buffer.from('a') },
          { name: `${'n'.repeat(400)}.pdf`, content: Buffer.from('b') },
        ],
      });
      expect((await asked(id, '1')).headers['content-disposition']).toContain('filename="file"');
      expect((await asked(id, '2')).headers['content-disposition']).toMatch(/filename="n{146}\.pdf"/u);
    });

    it('sends attachments of mails in the inbox, up to 25 MB', async () => {
      const id = await arrive('large', {
        attachments: [{ name: 'video.mp4', content: Buffer.alloc(25 * 1024 * 1024 + 1) }],
      });
      const refused = await asked(id, '1');
      expect({ status: refused.statusCode, code: refused.json().code }).toEqual({ status: 413, code: 'file.tooLarge' });
      expect((await asked(id, '2')).statusCode).toBe(404);
      expect((await asked('none', '1')).statusCode).toBe(404);
      await test.call(token, 'deleteMessage', { id });
      expect((await asked(id, '1')).statusCode).toBe(404);
    });

    it('sends attachments only to users with access to mail', async () => {
      const id = await arrive('secret', { attachments: [{ name: 'a.pdf', content: Buffer.from('a') }] });
      expect((await asked(id, '1', await test.signedIn('account'))).statusCode).toBe(403);
      expect((await asked(id, '1', await test.signedIn('invoice'))).statusCode).toBe(200);
      expect((await asked(id, '1', 'none')).statusCode).toBe(401);
    });
  });

  it('removes harmful HTML', async () => {
    await arrive('Offre', { text: '', html: hostile });
    const [mail] = (await test.call(token, 'getMessages', {})).body;
    expect(mail).toMatchObject({
      html: '<p>Bonjour <a>ici</a></p>',
      body: 'Bonjour ici',
      snippet: 'Bonjour ici',
      blockedImages: 1,
    });
  });

  it('the mail of the office is read, unread again, and deleted', async () => {
    const id = await arrive('one');
    expect((await test.call(token, 'markMessage', { id, unread: false })).body).toEqual({ affectedRows: 1 });
    expect(await unread()).toEqual([]);
    await test.call(token, 'markMessage', { id, unread: true });
    expect(await unread()).toEqual(['one']);
    expect((await test.call(token, 'deleteMessage', { id })).body).toEqual({ affectedRows: 1 });
    expect(await unread()).toEqual([]);
    expect((await test.call(token, 'deleteMessage', { id })).status).toBe(404);
    expect((await test.call(token, 'markMessage', { id: 'none', unread: true })).status).toBe(404);
  });

  it('the mail of the office is shown fifty at a time and counted up to a hundred', async () => {
    await Promise.all(Array.from({ length: 110 }, (_, number) => arrive(`mail ${number}`)));
    expect((await test.call(token, 'listMessages', {})).body).toHaveLength(100);
    expect((await test.call(token, 'getMessages', {})).body).toHaveLength(50);
  });

  it('shortens abusively long headers', async () => {
    await arrive(`line\r\n\tend ${'x'.repeat(5000)}`, {
      attachments: [{ name: 'n'.repeat(900), content: Buffer.alloc(1) }],
    });
    const [mail] = (await test.call(token, 'getMessages', {})).body;
    expect(mail?.Subject).toHaveLength(1000);
    expect(mail?.Subject.startsWith('line end x')).toBe(true);
    expect(mail?.attachments[0]?.name).toHaveLength(150);
  });

  it('removes characters that disguise names', async () => {
    await arrive('facture\u202Efdp.exe', {
      from: '\u2067Banque\u2069 <x@evil.example>',
      attachments: [{ name: 'facture\u202Efdp.exe', content: Buffer.alloc(1) }],
    });
    const [mail] = (await test.call(token, 'getMessages', {})).body;
    expect(mail).toMatchObject({
      Subject: 'facturefdp.exe',
      From: 'Banque <x@evil.example>',
      attachments: [{ name: 'facture fdp.exe' }],
    });
  });

  it('leaves no address and no subject in the log', async () => {
    lines.length = 0;
    const id = await arrive('Ligne secrète', { html: hostile });
    await test.call(token, 'getMessages', { q: 'from:marie@clinique.example subject:secrète' });
    await test.call(token, 'markMessage', { id, unread: false });
    await test.call(token, 'deleteMessage', { id });
    const kept = JSON.stringify(await test.db.selectFrom('log').selectAll().execute());
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('') + kept).not.toMatch(/marie|secr|clinique/iu);
    expect(kept).toContain('/service/gmail/markMessage');
  });
});

describe('a mail server that fails', () => {
  let server: Server;
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    test = await createTestApp({
      env: {
        MAIL_SERVICE: 'imap',
        MAIL_URL: `imap://127.0.0.1:${port}`,
        MAIL_USER: 'office@navette.example',
        MAIL_PASSWORD: 'geheim',
      },
    });
    token = await test.signedIn('dispatch');
  });
  afterAll(async () => {
    await test.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it('a failing mailbox answers 503, and then immediately with the seconds to wait', async () => {
    for (const id of ['listMessages', 'getMessages'] as const)
      expect(await test.call(token, id, { q: 'is:unread' })).toMatchObject({
        status: 503,
        problem: { code: 'serviceUnavailable', messageKey: 'problem.serviceUnavailable' },
      });
    const { raw, problem } = await test.call(token, 'markMessage', { id: 'x', unread: false });
    expect(raw.headers['retry-after']).toMatch(/^\d+$/u);
    expect(JSON.stringify(problem)).not.toMatch(/geheim|office@|127\.0\.0\.1/u);
  });
});
