import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import MailBadge from './mail.tsx';

const heads = (count: number) =>
  Array.from({ length: count }, (_, number) => {
    const { id: _id, From, Subject, Date: sent, unread, snippet } = sampleMail();
    return { id: String(number), From, Subject, Date: sent, unread, snippet };
  });

const show = (listMessages: NonNullable<HostOptions['handlers']>['listMessages'], route = '/booking') =>
  renderWithHost(<MailBadge />, { route, messages, handlers: { listMessages } });

describe('badge of unread mail', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [0, 'Mail: none unread', ''],
    [1, 'Mail: 1 unread', '1'],
    [4, 'Mail: 4 unread', '4'],
    [100, 'Mail: 100 unread', '99+'],
  ])('names the count of %i unread mails and leads to the mail page', async (count, name, mark) => {
    const listMessages = vi.fn(() => heads(count));
    show(listMessages);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/mail');
    expect(link.textContent).toBe(mark);
    expect(listMessages).toHaveBeenCalledWith(expect.objectContaining({ body: { q: 'is:unread' } }));
  });

  it.each([
    [503, 'serviceUnavailable'],
    [500, 'internal'],
    [403, 'forbidden'],
  ])('changes its icon when the mailbox answers %i, and keeps the user on the page', async (status, code) => {
    const { address } = show(() => problem(status, code));
    const link = await screen.findByRole('link', { name: 'Mail: the mailbox does not answer' });
    expect(link.textContent).toBe('!');
    expect(address()).toBe('/booking');
  });

  it('polls every 15 seconds, but not while the tab is hidden', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
    });
    const listMessages = vi.fn(() => heads(2));
    show(listMessages);
    await screen.findByRole('link', { name: 'Mail: 2 unread' });
    await act(() => vi.advanceTimersByTimeAsync(15_100));
    await waitFor(() => expect(listMessages).toHaveBeenCalledTimes(2));
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(listMessages).toHaveBeenCalledTimes(2);
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(listMessages.mock.calls.length).toBeGreaterThan(2));
  });
});
