import { describe, expect, it } from 'vitest';
import type { MailOutPort, OutgoingMail } from './mail-out-port.ts';

/** Mail as received by the other side. */
export interface Received extends Omit<OutgoingMail, 'attachments'> {
  readonly attachments: readonly { readonly name: string; readonly content: Buffer }[];
}

/** Adapter under test, with its surroundings. */
export interface MailOutStage {
  readonly port: MailOutPort;
  /** The mail with that Message-ID as the other side has it. */
  received(messageId: string): Promise<Received | undefined>;
}

/** A mail for tests. */
export const testMail = (name: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: `<${name}@navette.example>`,
  to: ['helene@clinique.example'],
  subject: 'Re: Été à Liège',
  text: 'Bonjour,\n\nC’est noté.\n.\nÀ bientôt',
  inReplyTo: '<b@x.example>',
  references: ['<a@x.example>', '<b@x.example>'],
  attachments: [],
  ...more,
});

/** Contract tests of every adapter of the port of outgoing mail; call it in the adapter's test file. */
export function describeMailOutPort(name: string, stage: () => MailOutStage): void {
  describe(`port of outgoing mail: ${name}`, () => {
    it('sends addresses, subject, text and the headers of the conversation', async () => {
      const mail = testMail('whole', { to: ['helene@clinique.example', 'planning@dialyse.example'] });
      expect(await stage().port.send(mail)).toEqual([]);
      expect(await stage().received(mail.messageId)).toEqual(mail);
    });

    it('sends files byte for byte', async () => {
      const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256));
      const mail = testMail('files', { attachments: [{ name: 'facture été.pdf', type: 'application/pdf', content }] });
      await stage().port.send(mail);
      const [file] = (await stage().received(mail.messageId))?.attachments ?? [];
      expect([file?.name, file?.content.equals(content)]).toEqual(['facture été.pdf', true]);
    });

    it('sends a mail that is not a reply', async () => {
      const mail = testMail('first', { inReplyTo: null, references: [] });
      await stage().port.send(mail);
      expect(await stage().received(mail.messageId)).toEqual(mail);
    });

    it.each([
      ['subject', { subject: 'Bonjour\r\nBcc: all@evil.example' }],
      ['address', { to: ['a@x.example\nBcc: all@evil.example'] }],
      ['conversation', { references: ['<a@x.example>\r\nBcc: all@evil.example'] }],
      ['name of a file', { attachments: [{ name: 'a\r\nX: y', type: 'text/plain', content: Buffer.from('a') }] }],
    ] as const)('refuses a line break in the header: %s', async (_, more) => {
      const mail = testMail('injected', more);
      await expect(stage().port.send(mail)).rejects.toThrow('control character');
      expect(await stage().received(mail.messageId)).toBeUndefined();
    });
  });
}
