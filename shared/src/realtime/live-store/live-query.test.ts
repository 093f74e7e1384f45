import { expect, it, vi } from 'vitest';
import { transportProblem } from '../../api/problem.ts';
import { liveQuery } from './use-live.ts';

const retry = vi.fn();
const problem = transportProblem('network');

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
  expect(liveQuery({ status: 'failed', records: [1], problem, retry })).toMatchObject({ data: [1], error: problem });
});

it('retries a live collection by refetching', () => {
  liveQuery({ status: 'failed', records: [], problem, retry }).refetch();
  expect(retry).toHaveBeenCalledOnce();
});
