import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../kernel/service-error.ts';
import type { MailPort } from './mail-port.ts';
import { readSearch } from './mail-search.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { withSharedAnswers } from './create-mail.ts';

let clock: number;
let guard: Backoff;
const log = { warn: vi.fn(), info: vi.fn() };
const now = (): Date => new Date(clock);
const ask = vi.fn<() => Promise<string>>();
const fails = (fault: ServiceError['fault'] = 'unavailable', retryAfter?: number) =>
  ask.mockRejectedValue(new ServiceError('imap', fault, 'does not answer', { retryAfter }));
const run = () => guard.run(ask).catch((error: unknown) => error);
beforeEach(() => {
  clock = Date.UTC(2026, 2, 10);
  vi.resetAllMocks();
  guard = createBackoff({ service: 'imap', log, now });
});

describe('a mail service that fails', () => {
  it('pauses calls after each failure with exponential backoff, up to half a minute', async () => {
    fails();
    const pauses = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await run();
      const refused = await run();
      const wait = refused instanceof ServiceError ? (refused.retryAfter ?? 0) : 0;
      pauses.push(wait);
      clock += wait * 1000;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    expect(ask).toHaveBeenCalledTimes(8);
  });

  it('repeats the refusal of the key while calls are paused', async () => {
    fails('settings');
    await run();
    expect(await run()).toMatchObject({ fault: 'settings', retryAfter: 1 });
    clock += 1000;
    fails('unavailable');
    await run();
    expect(await run()).toMatchObject({ fault: 'unavailable' });
  });

  it('starts one pause for concurrent failures', async () => {
    fails();
    await Promise.all([run(), run(), run()]);
    expect(await run()).toMatchObject({ retryAfter: 1 });
  });

  it('calls the service normally after it recovers, and logs an outage once', async () => {
    fails();
    await run();
    clock += 1000;
    await run();
    ask.mockResolvedValue('mails');
    clock += 2000;
    expect([await run(), await run()]).toEqual(['mails', 'mails']);
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  });

  it('honours the service’s retry-after within limits', async () => {
    fails('unavailable', 90);
    await run();
    expect(await run()).toMatchObject({ retryAfter: 90 });
    clock += 90_000;
    fails('unavailable', 86_400);
    await run();
    expect(await run()).toMatchObject({ retryAfter: 600 });
  });

  it('starts no pause when the service refuses one request', async () => {
    fails('refused');
    await run();
    await run();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('many pages that poll', () => {
  const port = {
    list: vi.fn<MailPort['list']>(),
    read: vi.fn<MailPort['read']>(),
    attachment: vi.fn<MailPort['attachment']>(),
    thread: vi.fn<MailPort['thread']>(),
    remove: vi.fn<MailPort['remove']>(),
    mark: vi.fn<MailPort['mark']>(),
    close: vi.fn<MailPort['close']>(),
  };
  const unread = readSearch('is:unread');

  it('shares one answer between polling pages, during the request and briefly after', async () => {
    port.list.mockResolvedValue([]);
    const shared = withSharedAnswers(port, guard, now);
    await Promise.all([shared.list(unread, 100), shared.list(unread, 100)]);
    clock += 3999;
    await shared.list(unread, 100);
    expect(port.list).toHaveBeenCalledTimes(1);
    clock += 1;
    await shared.list(unread, 100);
    expect(port.list).toHaveBeenCalledTimes(2);
  });

  it('shows a change at once in spite of the shared answer', async () => {
    port.list.mockResolvedValue([]);
    port.mark.mockResolvedValue(true);
    const shared = withSharedAnswers(port, guard, now);
    await shared.list(unread, 100);
    await shared.mark('7', false);
    await shared.list(unread, 100);
    expect(port.list).toHaveBeenCalledTimes(2);
  });
});
