import { describe, expect, it } from 'vitest';
import { bookingOf, mailQuery, senderOf, withOpened } from './mail.ts';
import { replyDraft, replyKey } from './reply-dialog.tsx';
import { sampleMail } from '../../testing/sample-mail.ts';

describe('query of a mail search', () => {
  it.each([
    ['', false, ''],
    ['', true, 'is:unread'],
    [' from:chu radio ', false, 'from:chu radio'],
    ['radio', true, 'is:unread radio'],
  ])('searches for %j, unread only %j', (q, unreadOnly, asked) => {
    expect(mailQuery(q, unreadOnly)).toBe(asked);
  });

  it('cuts a search to the length that the mailbox accepts', () => {
    expect(mailQuery('x'.repeat(500), true).length).toBeLessThanOrEqual(200);
  });
});

describe('list of mails', () => {
  const [newest, middle, oldest] = ['2026-03-10T10:00:00Z', '2026-03-10T09:00:00Z', '2026-03-10T08:00:00Z'].map(
    (sent) => sampleMail({ id: sent, Date: sent }),
  );
  const all = [newest, middle, oldest].filter((mail) => mail !== undefined);

  it.each([newest, middle, oldest])('keeps the open mail when a refresh does not contain it: %#', (opened) => {
    expect(
      withOpened(
        all.filter((mail) => mail !== opened),
        opened,
      ),
    ).toEqual(all);
  });

  it('shows the newer state of the open mail', () => {
    expect(withOpened(all, middle && { ...middle, unread: false })).toEqual(all);
  });

  it.each([
    ['"Hélène Dupont" <h@x.example>', 'Hélène Dupont'],
    ['CHU – Accueil <a@x.example>', 'CHU – Accueil'],
    ['a@x.example', 'a@x.example'],
    ['<a@x.example>', '<a@x.example>'],
  ])('shows the name of the sender %j', (From, name) => {
    expect(senderOf({ From })).toBe(name);
  });
});

describe('answering a mail', () => {
  it('answering a mail is addressed to the sender, with the subject, and quotes the mail', () => {
    expect(replyDraft({ ...sampleMail(), body: 'Bonjour,\n\n> avant' }, 'Elle a écrit :')).toEqual({
      to: 'helene@clinique.example',
      subject: 'Re: Retour plus tôt',
      text: '\n\nElle a écrit :\n> Bonjour,\n>\n>> avant\n',
    });
    expect(replyDraft({ From: 'a@b.example', Subject: 'RE: Salon', body: '' }, '')).toMatchObject({
      to: 'a@b.example',
      subject: 'RE: Salon',
    });
  });

  it('gives each reply a UUID of its own', () => {
    const keys = Array.from({ length: 50 }, replyKey);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(new Set(keys).size).toBe(50);
  });

  it('starts a booking with the subject and the sender', () => {
    expect(bookingOf(sampleMail()).comment).toBe('Retour plus tôt · "Hélène Dupont" <helene@clinique.example>');
  });
});
