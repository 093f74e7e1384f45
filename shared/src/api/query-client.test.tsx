import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { contractHandlers, networkFailure, problem } from '../testing/contract-handlers.ts';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { server } from '../testing/server.ts';
import { backgroundProblemAtom } from './background-problems.ts';
import { invalidate } from './calls.ts';
import { useOnline } from './online.ts';
import type { FailurePlace } from './query-client.ts';
import { api } from './suite-api.ts';
import { $api } from './suite-queries.ts';

const KEY = ['get', '/service/settings'] as const;

function Settings({ failure, priority }: { failure?: FailurePlace; priority?: 'low' }) {
  const query = $api.useQuery('get', '/service/settings', priority && { priority }, failure && { meta: { failure } });
  return <p>{query.error ? query.error.messageKey : (query.data?.length ?? 'loading')}</p>;
}

const answer = (handler: () => [] | Response) => server.use(...contractHandlers({ listSettings: handler }));

describe('a failed query of the page', () => {
  it.each([
    [403, 'forbidden'],
    [500, 'internal'],
  ])('leads away from the page when a query fails with %i', async (status, code) => {
    const { address } = renderWithHost(<Settings />, { handlers: { listSettings: () => problem(status, code) } });
    await waitFor(() => expect(decodeURI(address())).toBe(`/denied?msg=Error ${status}`));
  });

  it.each([
    [404, 'notFound'],
    [409, 'conflict'],
    [429, 'rateLimited'],
  ])('shows a failed query on the page when it fails with %i', async (status, code) => {
    const { address } = renderWithHost(<Settings />, { handlers: { listSettings: () => problem(status, code) } });
    expect(await screen.findByText(`problem.${code}`)).toBeDefined();
    expect(address()).toBe('/');
  });

  it('shows a failed query in place in pickers, dialogs and forms', async () => {
    const { address } = renderWithHost(<Settings failure="inPlace" />, {
      handlers: { listSettings: () => problem(500, 'internal') },
    });
    expect(await screen.findByText('problem.internal')).toBeDefined();
    expect(address()).toBe('/');
  });

  it('retries a query twice after a transport error, then shows it', async () => {
    let asked = 0;
    renderWithHost(<Settings />, {
      handlers: {
        listSettings: () => {
          asked += 1;
          return networkFailure();
        },
      },
    });
    expect(await screen.findByText('problem.connection')).toBeDefined();
    expect(asked).toBe(3);
  });
});

describe('a failed background refresh', () => {
  const banner = () => getDefaultStore().get(backgroundProblemAtom)?.code;

  it('shows a failed background refresh in the banner until it succeeds, and queues it behind the user', async () => {
    const { queryClient, address } = renderWithHost(<Settings />, { handlers: { listSettings: () => [] } });
    expect(await screen.findByText('0')).toBeDefined();
    answer(() => problem(500, 'internal'));
    await act(() => queryClient.refetchQueries({ queryKey: KEY }));
    expect([address(), banner()]).toEqual(['/', 'internal']);
    answer(() => []);
    await act(() => queryClient.refetchQueries({ queryKey: KEY }));
    expect(banner()).toBeUndefined();
  });

  it('keeps a failed poll in the banner until its screen goes', async () => {
    const { address, queryClient } = renderWithHost(<Settings failure="banner" />, {
      handlers: { listSettings: () => problem(403, 'forbidden') },
    });
    await waitFor(() => expect(banner()).toBe('forbidden'));
    expect(address()).toBe('/');
    queryClient.removeQueries({ queryKey: KEY });
    expect(banner()).toBeUndefined();
  });
});

describe('the priority of a refresh', () => {
  /** Starts a refresh and two calls of a user while the line is busy; gives the order in which they were sent. */
  const orderWith = async (refresh: 'poll' | 'after a save') => {
    const sent: string[] = [];
    const { queryClient } = renderWithHost(<Settings />, {
      handlers: {
        listSettings: () => {
          sent.push('settings');
          return [];
        },
        getBooking: ({ path }) => {
          sent.push(`booking ${path.id}`);
          return [];
        },
      },
    });
    expect(await screen.findByText('0')).toBeDefined();
    const booking = (id: number) => api.GET('/api/booking/{id}', { params: { path: { id } } });
    const first = booking(1);
    const refreshed =
      refresh === 'poll' ? queryClient.refetchQueries({ queryKey: KEY }) : invalidate(queryClient, [KEY]);
    await act(() => Promise.all([first, refreshed, booking(2)]));
    return sent;
  };

  it('queues a poll behind calls of the user', async () => {
    expect(await orderWith('poll')).toEqual(['settings', 'booking 1', 'booking 2', 'settings']);
  });

  it('queues the refresh after a save like a call of the user', async () => {
    expect(await orderWith('after a save')).toEqual(['settings', 'booking 1', 'settings', 'booking 2']);
  });
});

function Save({ failure }: { failure?: FailurePlace }) {
  const save = useMutation({
    mutationFn: () => api.DELETE('/api/booking/{id}', { params: { path: { id: 1 } } }),
    ...(failure && { meta: { failure } }),
  });
  return <button onClick={() => save.mutate()}>{save.error?.message ?? 'Delete'}</button>;
}

const failing = { handlers: { deleteBooking: () => problem(500, 'internal') } };

it('shows a failed save in place and does not retry it', async () => {
  let asked = 0;
  const deleteBooking = () => {
    asked += 1;
    return networkFailure();
  };
  const { user, address } = renderWithHost(<Save />, { handlers: { deleteBooking } });
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: '0 network' })).toBeDefined();
  server.use(...contractHandlers(failing.handlers));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: '500 internal (TEST-0001)' })).toBeDefined();
  expect([asked, address()]).toEqual([1, '/']);
});

it('redirects away from the page after a failed save when the component requests it', async () => {
  const { user, address } = renderWithHost(<Save failure="page" />, failing);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(decodeURI(address())).toBe('/denied?msg=Error 500'));
});

it('invalidated calls are fetched again whatever their parameters', async () => {
  let asked = 0;
  const { queryClient } = renderWithHost(<Settings priority="low" />, {
    handlers: {
      listSettings: () => {
        asked += 1;
        return [];
      },
    },
  });
  await waitFor(() => expect(asked).toBe(1));
  await act(() => invalidate(queryClient, [['get', '/service/driver/active']]));
  expect(asked).toBe(1);
  await act(() => invalidate(queryClient, [KEY]));
  expect(asked).toBe(2);
});

it('reports whether this computer has a network', () => {
  function Save() {
    return <button disabled={!useOnline()}>Save</button>;
  }
  renderWithHost(<Save />);
  const set = (online: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  expect(screen.getByRole('button')).toHaveProperty('disabled', false);
  set(false);
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  set(true);
  expect(screen.getByRole('button')).toHaveProperty('disabled', false);
});

it('rows of a list that did not change stay the same objects when another one comes before them', async () => {
  const lists: unknown[] = [];
  const tagged = (body: object, status: number) => Response.json(body, { status, headers: { ETag: `"${status}"` } });
  const answers = [
    tagged([{ id: 1 }, { id: 2 }], 200),
    tagged({ changed: [{ at: 0, row: { id: 9 } }], gone: [], count: 3 }, 226),
  ];
  const day = { body: { startDate: '2026-05-03' } };
  function Count() {
    const { data = [], refetch } = $api.useQuery('post', '/service/booking/byDate', day);
    useEffect(() => void lists.push(data));
    return <button onClick={() => void refetch()}>{data.length}</button>;
  }
  const { user } = renderWithHost(<Count />, {
    handlers: { listBookingsByDate: () => answers.shift() ?? problem(500, 'internal') },
  });
  await user.click(await screen.findByRole('button', { name: '2' }));
  await screen.findByRole('button', { name: '3' });
  const [before, now] = [[...new Set(lists)].at(-2), lists.at(-1)];
  if (!Array.isArray(before) || !Array.isArray(now)) throw new TypeError('No lists');
  expect(now.slice(1).every((row, index) => row === before[index])).toBe(true);
  expect(now).toHaveLength(3);
});
