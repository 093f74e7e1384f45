import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailPort, readSearch } from './mail-port.ts';

/** A mail that a test puts into the mailbox, by the service's own way. */
export interface TestMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html?: string;
  /** A picture that the HTML names. */
  readonly image?: { readonly cid: string; readonly content: Buffer };
  /** Message-ID with brackets, and those of the conversation before it. */
  readonly messageId?: string;
  readonly references?: string;
  readonly attachment?: { readonly name: string; readonly content: Buffer };
}

/** Adapter under test, with its surroundings. */
export interface MailStage {
  readonly port: MailPort;
  /** Empties inbox and bin. */
  empty(): Promise<void>;
  /** Puts mails into the inbox, unread, in this order. */
  arrive(mails: readonly TestMail[]): Promise<void>;
  /** Subjects of the mails in the bin. */
  binned(): Promise<readonly string[]>;
}

/** The smallest picture that there is. */
const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 8, minute));
const mail = (subject: string, minute: number, more: Partial<TestMail> = {}): TestMail => ({
  from: '"Hélène Dupont" <helene@clinique.example>',
  to: 'office@navette.example',
  subject,
  date: at(minute),
  text: `Bonjour,\n\n${subject}.\n`,
  ...more,
});

/** Contract tests of every adapter of the mail port; call it in the adapter's test file. */
export function describeMailPort(name: string, open: () => Promise<MailStage>): void {
  describe(`mail port: ${name}`, () => {
    let stage: MailStage;
    let port: MailPort;
    beforeAll(async () => {
      stage = await open();
      port = stage.port;
    });
    beforeEach(() => stage.empty());
    const found = async (q: string) => (await port.list(readSearch(q), 50)).map(({ subject }) => subject);

    it('lists the inbox newest first, up to the limit', async () => {
      expect(await found('')).toEqual([]);
      await stage.arrive([mail('first', 1), mail('third', 3), mail('second', 2)]);
      expect(await found('')).toEqual(['third', 'second', 'first']);
      const heads = await port.list(readSearch(''), 2);
      expect(heads).toMatchObject([
        { subject: 'third', unread: true, date: at(3) },
        { subject: 'second', unread: true, date: at(2) },
      ]);
      expect(heads[0]?.from).toMatch(/^"?Hélène Dupont"? <helene@clinique\.example>$/u);
    });

    it('returns text, HTML, pictures and the names of attachments', async () => {
      const html = '<p>Café <img src="cid:logo@x"> à 10 h</p>';
      await stage.arrive([
        mail('rendez-vous', 1, {
          text: 'Café à 10 h',
          html,
          image: { cid: 'logo@x', content: dot },
          attachment: { name: 'plan été.pdf', content: Buffer.alloc(3000, 'x') },
        }),
      ]);
      const [whole] = await port.read(readSearch(''), 10);
      expect(whole).toMatchObject({ deliveredTo: 'office@navette.example', unread: true, snippet: 'Café à 10 h' });
      expect(whole?.text?.trim()).toBe('Café à 10 h');
      expect(whole?.html?.trim()).toBe(html);
      expect(whole?.images).toEqual([{ cid: 'logo@x', type: 'image/gif', content: dot }]);
      expect(whole?.attachments).toEqual([{ id: expect.any(String), name: 'plan été.pdf', size: expect.any(Number) }]);
      expect(whole?.attachments[0]?.size).toBeGreaterThanOrEqual(3000);
    });

    it('returns a file byte for byte', async () => {
      const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256));
      await stage.arrive([mail('with', 1, { attachment: { name: 'plan été.pdf', content } }), mail('without', 2)]);
      const [without, withFile] = await port.read(readSearch(''), 10);
      const [id, attachmentId] = [withFile?.id ?? '', withFile?.attachments[0]?.id ?? ''];
      const file = await port.attachment(id, attachmentId);
      expect(typeof file === 'object' && [file.name, file.content.equals(content)]).toEqual(['plan été.pdf', true]);
      expect(await port.attachment(without?.id ?? '', attachmentId)).toBe('unknown');
      for (const other of ['', '0', '99', '9.9', '1 2', 'x'.repeat(100), '../1'])
        expect(await port.attachment(id, other)).toBe('unknown');
      for (const other of ['nothing', '1-999999', '18f0', '../../x'])
        expect(await port.attachment(other, attachmentId)).toBe('unknown');
      expect(await found('is:unread')).toEqual(['without', 'with']);
      await port.remove(id);
      expect(await port.attachment(id, attachmentId)).toBe('unknown');
    });

    it('identifies the conversation of a mail', async () => {
      await stage.arrive([
        mail('answer', 1, { messageId: '<b@x.example>', references: '<first@x.example> <a@x.example>' }),
      ]);
      const [id = ''] = (await port.list(readSearch(''), 10)).map((head) => head.id);
      expect(await port.thread(id)).toEqual({
        messageId: '<b@x.example>',
        references: ['<first@x.example>', '<a@x.example>'],
      });
      expect(await port.thread('1-999999')).toBeUndefined();
      await port.remove(id);
      expect(await port.thread(id)).toBeUndefined();
    });

    it('returns a mail with plain text only', async () => {
      await stage.arrive([mail('court', 1, { text: 'Merci bien' })]);
      const [whole] = await port.read(readSearch(''), 10);
      expect(whole).toMatchObject({ html: null, images: [], attachments: [] });
      expect(whole?.text?.trim()).toBe('Merci bien');
    });

    it('marks a mail as read and as unread again', async () => {
      await stage.arrive([mail('one', 1), mail('two', 2)]);
      const [newest] = await port.list(readSearch('is:unread'), 10);
      expect(await port.mark(newest?.id ?? '', false)).toBe(true);
      expect(await found('is:unread')).toEqual(['one']);
      expect(await found('is:read')).toEqual(['two']);
      expect(await port.read(readSearch(''), 10)).toMatchObject([{ unread: false }, { unread: true }]);
      expect(await port.mark(newest?.id ?? '', true)).toBe(true);
      expect(await found('is:unread')).toEqual(['two', 'one']);
    });

    it('does not mark a mail as read by reading it', async () => {
      await stage.arrive([mail('one', 1)]);
      await port.read(readSearch(''), 10);
      expect(await found('is:unread')).toEqual(['one']);
    });

    it('moves a mail to the trash', async () => {
      await stage.arrive([mail('old news', 1), mail('kept', 2)]);
      const [id = ''] = (await port.list(readSearch('subject:old'), 10)).map((head) => head.id);
      expect(await port.remove(id)).toBe(true);
      expect(await found('')).toEqual(['kept']);
      expect(await stage.binned()).toEqual(['old news']);
      expect([await port.remove(id), await port.mark(id, true)]).toEqual([false, false]);
    });

    it.each(['nothing', '1-999999', '../../x', '18f0'])('answers 404 for mail %s', async (id) => {
      await stage.arrive([mail('one', 1)]);
      expect([await port.remove(id), await port.mark(id, false)]).toEqual([false, false]);
      expect(await found('is:unread')).toEqual(['one']);
    });

    it('searches sender, subject and text for all typed words', async () => {
      await stage.arrive([
        mail('Transport dialyse', 1, { text: 'Pour Madame Peeters' }),
        mail('Vervoer', 2, { from: '"UZ Brussel" <planning@uz.example>', text: 'dialyse morgen' }),
        mail('Facture', 3, { text: 'Veuillez trouver' }),
      ]);
      expect(await found('dialyse')).toEqual(['Vervoer', 'Transport dialyse']);
      expect(await found('DIALYSE from:uz')).toEqual(['Vervoer']);
      expect(await found('subject:dialyse')).toEqual(['Transport dialyse']);
      expect(await found('from:clinique is:unread')).toEqual(['Facture', 'Transport dialyse']);
      expect(await found('"madame peeters"')).toEqual(['Transport dialyse']);
      expect(await found('is:read')).toEqual([]);
      expect(await found('from:nobody')).toEqual([]);
    });

    it('escapes operators of the service in a search', async () => {
      await stage.arrive([mail('one', 1)]);
      for (const q of ['%', '" OR ""', 'label:trash', '{x}', '\\', ') ALL (', '*', 'in:anywhere'])
        expect(await found(q)).toEqual([]);
    });
  });
}
