import { describe, expect, it } from 'vitest';
import { mailQuery, senderOf, withOpened } from './mail.ts';
import { sampleMail } from '../../testing/sample-mail.ts';

describe('a search for mails', () => {
  it.each([
    ['', false, ''],
    ['', true, 'is:unread'],
    [' from:chu radio ', false, 'from:chu radio'],
    ['radio', true, 'is:unread radio'],
  ])('%j, unread only %j', (q, unreadOnly, asked) => {
    expect(mailQuery(q, unreadOnly)).toBe(asked);
  });

  it('is never longer than the mailbox takes', () => {
    expect(mailQuery('x'.repeat(500), true).length).toBeLessThanOrEqual(200);
  });
});

describe('the list', () => {
  const [newest, middle, oldest] = ['2026-03-10T10:00:00Z', '2026-03-10T09:00:00Z', '2026-03-10T08:00:00Z'].map(
    (sent) => sampleMail({ id: sent, Date: sent }),
  );
  const all = [newest, middle, oldest].filter((mail) => mail !== undefined);

  it.each([newest, middle, oldest])('keeps the mail that is read when a refresh does not bring it: %#', (opened) => {
    expect(
      withOpened(
        all.filter((mail) => mail !== opened),
        opened,
      ),
    ).toEqual(all);
  });

  it('shows the newer state of the mail that is read', () => {
    expect(withOpened(all, middle && { ...middle, unread: false })).toEqual(all);
  });

  it.each([
    ['"Hélène Dupont" <h@x.example>', 'Hélène Dupont'],
    ['CHU – Accueil <a@x.example>', 'CHU – Accueil'],
    ['a@x.example', 'a@x.example'],
    ['<a@x.example>', '<a@x.example>'],
  ])('names the sender of %j', (From, name) => {
    expect(senderOf({ From })).toBe(name);
  });
});
