import { describe, expect, it } from 'vitest';
import type { MailPort, FullMail } from './mail-port.ts';
import { readSearch } from './mail-search.ts';
import { withSafeContent } from './safe-mail.ts';

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

describe('mails as pages see them', () => {
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

  it('shows a changed status of a mail whose content is cached', async () => {
    const answers = [whole({ text: 'words' }), whole({ text: 'words', unread: false })];
    const box = mailbox(() => answers.splice(0, 1));
    expect(await box.read(all, 5)).toMatchObject([{ unread: true, body: 'words' }]);
    expect(await box.read(all, 5)).toMatchObject([{ unread: false, body: 'words' }]);
  });
});
