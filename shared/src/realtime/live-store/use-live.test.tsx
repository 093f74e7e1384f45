import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clearSession } from '../../session/session-state.ts';
import { problem } from '../../testing/contract-handlers.ts';
import { fakeLiveServer } from '../../testing/fake-live-server.ts';
import { renderWithHost } from '../../testing/render-with-host.tsx';
import { liveStore } from './suite-live-store.ts';
import { useLive, liveQuery } from './use-live.ts';
import { transportProblem } from '../../api/problem.ts';

function Tasks() {
  const tasks = useLive('tasks');
  return (
    <>
      <p>{[tasks.status, ...tasks.records.map(({ data }) => data.title)].join(' ')}</p>
      {tasks.status === 'failed' && <button onClick={tasks.retry}>{tasks.problem.messageKey}</button>}
    </>
  );
}

it('shows a collection of the store that the server names, as it changes', async () => {
  const fake = fakeLiveServer();
  fake.through(renderWithHost(<Tasks />).socket);
  expect(screen.getByText('loading')).toBeDefined();
  expect(await screen.findByText('ready')).toBeDefined();
  await act(async () => void (await (await liveStore()).addTask({ data: { title: 'Appeler', date: '2026-03-04' } })));
  expect(await screen.findByText('ready Appeler')).toBeDefined();
  expect(fake.calls).toEqual(['config', 'tasks', 'create']);
});

it('reports that the server can not name the live store, and retries', async () => {
  const { user } = renderWithHost(<Tasks />, { handlers: { getLiveConfig: () => problem(503, 'internal') } });
  const retry = await screen.findByRole('button', { name: 'problem.internal' });
  fakeLiveServer();
  await user.click(retry);
  expect(await screen.findByText('ready')).toBeDefined();
});

it('reports that the page has no adapter for the live store', async () => {
  const handlers = { getLiveConfig: () => Response.json({ service: 'elsewhere', firebase: null }) };
  renderWithHost(<Tasks />, { handlers });
  expect(await screen.findByRole('button', { name: 'problem.live.unsupported' })).toBeDefined();
});

it('clears the live records when the user signs out', async () => {
  const fake = fakeLiveServer();
  fake.through(renderWithHost(<Tasks />).socket);
  await screen.findByText('ready');
  act(() => fake.put('tasks', { id: '-N1', status: 'done', data: { title: 'Appeler', date: '2026-03-04' }, user: [] }));
  await screen.findByText('ready Appeler');
  act(() => clearSession());
  expect(await screen.findByText('loading')).toBeDefined();
});

const retry = vi.fn();
const outage = transportProblem('network');

it('a live query has no data before the first answer of its collection', () => {
  expect(liveQuery({ status: 'loading', records: [], retry })).toMatchObject({
    data: undefined,
    isPending: true,
    isFetching: true,
    error: null,
  });
});

it('distinguishes an empty live collection from one that is still loading', () => {
  expect(liveQuery({ status: 'ready', records: [], retry })).toMatchObject({ data: [], isPending: false });
});

it('keeps the records read last while a live collection is read again, and when that fails', () => {
  expect(liveQuery({ status: 'loading', records: [1], retry })).toMatchObject({ data: [1], isPending: false });
  expect(liveQuery({ status: 'failed', records: [1], problem: outage, retry })).toMatchObject({
    data: [1],
    error: outage,
  });
});

it('retries a live collection by refetching', () => {
  liveQuery({ status: 'failed', records: [], problem: outage, retry }).refetch();
  expect(retry).toHaveBeenCalledOnce();
});
