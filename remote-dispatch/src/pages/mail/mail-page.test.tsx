import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useUnreadMails } from '../../office/use-unread-mails.ts';
import { messages } from '../../testing/messages.ts';
import { sampleMail } from '../../testing/sample-mail.ts';
import MailPage from './index.tsx';

const mails = [
  sampleMail({
    id: '9',
    From: 'Planning Dialyse <planning@dialyse.example>',
    Subject: 'Wijziging',
    Date: '2026-03-10T10:00:00Z',
    attachments: [{ id: '2', name: 'plan.pdf', size: 184_320 }],
  }),
  sampleMail({ id: '8', Subject: 'Salon', Date: '2026-03-10T09:00:00Z', html: '<p>Bonjour</p>', blockedImages: 2 }),
  sampleMail({ id: '7', unread: false }),
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<MailPage />, {
    route: '/mail',
    messages,
    ...options,
    handlers: {
      getMessages: () => mails,
      listMessages: () => [],
      markMessage: () => ({ affectedRows: 1 }),
      ...options.handlers,
    },
  });
const line = (subject: string) => screen.findByRole('button', { name: new RegExp(subject) });
const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true';

describe('mail page', () => {
  it('lists sender, subject, preview and time, and marks unread mails', async () => {
    show();
    const head = await line('Wijziging');
    expect(head.textContent).toContain('Planning Dialyse');
    expect(head.textContent).toContain('Bonjour, le retour de 12 h');
    expect(head.textContent).toContain('10/03/2026 11:00');
    expect(within(head).getByText('Unread')).toBeTruthy();
    expect(within(await line('Retour plus tôt')).queryByText('Unread')).toBeNull();
  });

  it('books beside the mail, with its subject, and marks no field before it is left empty', async () => {
    const { user } = show({
      handlers: {
        listClients: () => [],
        listInsurances: () => [],
        listActiveDrivers: () => [],
        getMailAttachment: () => problem(404, 'notFound'),
      },
    });
    await user.click(await line('Wijziging'));
    await user.click(within(screen.getByRole('region', { name: /Wijziging/ })).getByRole('button', { name: 'Book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }, { timeout: 20_000 }));
    const mail = dialog.getByRole('region', { name: 'Source of the booking' });
    expect(mail.textContent).toContain('Planning Dialyse <planning@dialyse.example>');
    expect(mail.textContent).toContain('le retour de 12 h peut se faire à 11 h.');
    expect(dialog.getByDisplayValue('Wijziging · Planning Dialyse <planning@dialyse.example>')).toBeTruthy();
    const client = dialog.getByRole('combobox', { name: /^Client/ });
    await user.click(client);
    await act(async () => mail.focus());
    expect(client.getAttribute('aria-invalid')).toBeNull();
    await user.click(client);
    await user.tab();
    await waitFor(() => expect(client.getAttribute('aria-invalid')).toBe('true'));
  }, 40_000);

  it('saves an attachment under its name, and shows when that fails', async () => {
    const save = vi.spyOn(URL, 'createObjectURL');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    let answer = () =>
      new Response(new Uint8Array([37, 80, 68, 70]), { headers: { 'content-type': 'application/octet-stream' } });
    const getMailAttachment = vi.fn(() => answer());
    const { user } = show({ handlers: { getMailAttachment } });
    await user.click(await line('Wijziging'));
    await user.click(screen.getByRole('button', { name: 'Save plan.pdf (184 kB)' }));
    await waitFor(() => expect(names).toEqual(['plan.pdf']));
    expect(getMailAttachment).toHaveBeenCalledWith(expect.objectContaining({ body: { id: '9', attachmentId: '2' } }));
    expect(save.mock.calls[0]?.[0]).toMatchObject({ size: 4 });
    answer = () => problem(413, 'file.tooLarge');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The file plan.pdf could not be fetched')).toBeTruthy();
    expect(screen.getByText(/This file is too large. Choose one of at most 10 MB and 100 megapixels\./)).toBeTruthy();
    expect(names).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('reverts the read mark when it could not be saved, and shows that', async () => {
    const { user } = show({ handlers: { markMessage: () => problem(503, 'serviceUnavailable') } });
    const head = await line('Wijziging');
    await user.click(head);
    expect(await screen.findByText('The state “read” could not be changed')).toBeTruthy();
    expect(within(head).getByText('Unread')).toBeTruthy();
  });

  it('the mail page can be used by keyboard alone', async () => {
    const { user } = show();
    const [first, second, third] = [await line('Wijziging'), await line('Salon'), await line('Retour plus tôt')];
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(isOpen(second)).toBe(true);
    await user.keyboard('{End} ');
    expect([isOpen(second), isOpen(third), document.activeElement === third]).toEqual([false, true, true]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
    expect([first, second, third].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('asks before deleting a mail, and goes on to the next one', async () => {
    const left = [...mails];
    const deleteMessage = vi.fn(({ body }: { body: { id: string } }) => {
      left.splice(
        left.findIndex(({ id }) => id === body.id),
        1,
      );
      return { affectedRows: 1 };
    });
    const { user } = show({ handlers: { deleteMessage, getMessages: () => left } });
    await line('Wijziging');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Wijziging”?' });
    expect(deleteMessage).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Wijziging/ })).toBeNull());
    expect(await screen.findByText('Mail deleted')).toBeTruthy();
    expect(deleteMessage).toHaveBeenCalledTimes(1);
  });

  it('keeps a mail that could not be deleted', async () => {
    const { user } = show({ handlers: { deleteMessage: () => problem(503, 'serviceUnavailable') } });
    await user.click(await line('Wijziging'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The mail could not be deleted')).toBeTruthy();
    expect(isOpen(await line('Wijziging'))).toBe(true);
  });

  it('searches in the syntax of the mailbox, and keeps the search in the URL', async () => {
    const getMessages = vi.fn(() => mails);
    const { user, address } = show({ handlers: { getMessages } });
    await line('Wijziging');
    await user.type(screen.getByRole('searchbox', { name: 'Search the mail' }), 'from:chu');
    await waitFor(() =>
      expect(getMessages).toHaveBeenLastCalledWith(expect.objectContaining({ body: { q: 'from:chu' } })),
    );
    await user.click(screen.getByRole('switch', { name: 'Unread only' }));
    await waitFor(() =>
      expect(getMessages).toHaveBeenLastCalledWith(expect.objectContaining({ body: { q: 'is:unread from:chu' } })),
    );
    expect(address()).toBe('/mail?q=from%3Achu&unread=1');
    // Debounced: one request after a pause, not one per letter.
    expect(getMessages.mock.calls.length).toBeLessThan('from:chu'.length);
  });

  it.each(['/mail?unread=1', '/mail?unread=true'])(
    'shows the unread mails at %s, where the tile of home leads',
    async (route) => {
      const getMessages = vi.fn(() => mails);
      show({ route, handlers: { getMessages } });
      await line('Wijziging');
      expect(getMessages).toHaveBeenCalledWith(expect.objectContaining({ body: { q: 'is:unread' } }));
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Unread only' }).checked).toBe(true);
    },
  );

  it('offers all mails when a search finds none', async () => {
    const { user } = show({
      route: '/mail?q=nothing',
      handlers: { getMessages: ({ body }) => (body.q === '' ? mails : []) },
    });
    expect(await screen.findByText('No mail matches the search.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all mails' }));
    expect(await line('Wijziging')).toBeTruthy();
  });

  it('shows that the inbox is empty', async () => {
    show({ handlers: { getMessages: () => [] } });
    expect(await screen.findByText('The inbox is empty.')).toBeTruthy();
  });

  it('shows that the mailbox does not answer, and retries', async () => {
    let isDown = true;
    const { user, address } = show({
      handlers: { getMessages: () => (isDown ? problem(503, 'serviceUnavailable') : mails) },
    });
    expect(await screen.findByText('The mail cannot be shown')).toBeTruthy();
    expect(screen.getByText('The external service does not answer. Try again in a moment.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await line('Wijziging')).toBeTruthy();
    expect(address()).toBe('/mail');
  });

  it('asks for the number of unread mails again when the mailbox is tried again', async () => {
    const Badge = () => <output>{useUnreadMails().isError ? 'no answer' : 'fine'}</output>;
    let isDown = true;
    const answer = <T,>(value: T) => (isDown ? problem(503, 'serviceUnavailable') : value);
    const { user } = renderWithHost(
      <>
        <Badge />
        <MailPage />
      </>,
      {
        route: '/mail',
        messages,
        handlers: { getMessages: () => answer(mails), listMessages: () => answer([]) },
      },
    );
    expect(await screen.findByText('no answer')).toBeTruthy();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('fine')).toBeTruthy();
  });

  it('keeps showing the loaded mails when a refresh fails', async () => {
    let isDown = false;
    const { user, address } = show({ handlers: { getMessages: () => (isDown ? problem(500, 'internal') : mails) } });
    await line('Wijziging');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/The mails shown may be out of date/)).toBeTruthy();
    expect(await line('Wijziging')).toBeTruthy();
    expect(address()).toBe('/mail');
  });

  it('keeps the open mail, the focus and the places of the mails under the pointer when a refresh brings others', async () => {
    let answer = mails;
    const { user, queryClient } = show({ handlers: { getMessages: () => answer } });
    const head = await line('Salon');
    await user.click(head);
    answer = [
      sampleMail({ id: '10', Subject: 'Nouveau', Date: '2026-03-10T11:00:00Z' }),
      ...mails.filter(({ id }) => id !== '8'),
    ];
    const subjects = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 8));
    const before = subjects();
    await act(() => queryClient.invalidateQueries());
    const waiting = await screen.findByRole('button', { name: 'Show 1 new row' });
    expect(subjects()).toEqual(before);
    expect(isOpen(await line('Salon'))).toBe(true);
    expect(document.activeElement).toBe(head);
    await user.click(head);
    await user.click(waiting);
    expect(await line('Nouveau')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Salon/ })).toBeNull());
  });
});
