import { expect, it } from 'vitest';
import { contractHandlers } from '../testing/contract-handlers.ts';
import { server, startServerForFile } from '../testing/server.ts';
import { type Api, createApi } from './create-api.ts';

startServerForFile();

const session = { baseUrl: 'https://api.test', getToken: () => null, onUnauthorized: () => Promise.resolve(false) };

/** The `traceparent` of each call that is sent, by the number of its booking. */
function traceparents(): Record<number, string | null> {
  const had: Record<number, string | null> = {};
  server.use(
    ...contractHandlers({
      getBooking: ({ request, path }) => {
        had[path.id] = request.headers.get('traceparent');
        return [];
      },
    }),
  );
  return had;
}

const get = ({ api }: Api, id: number) => api.GET('/api/booking/{id}', { params: { path: { id } } });

it('a call names the trace that it belonged to when it was made, not when its turn came', async () => {
  let click = 1;
  const traced = createApi({ ...session, traceOfCall: () => `trace ${click}` });
  const had = traceparents();
  const calls = [get(traced, 1), get(traced, 2)];
  await Promise.resolve();
  click = 2;
  await Promise.all(calls);
  expect(had).toEqual({ 1: 'trace 1', 2: 'trace 1' });
});

it('a call names no trace while nothing is traced', async () => {
  const had = traceparents();
  await get(createApi(session), 3);
  expect(had).toEqual({ 3: null });
});
