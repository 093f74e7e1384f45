import { expect, it, describe, vi } from 'vitest';
import { ReadResponse, sendWithProgress } from './read-response.ts';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/server.ts';

const text = '{"name":"Éléonore → Ixelles"}';
const bytes = new TextEncoder().encode(text).buffer;
const init = { status: 201, statusText: 'Created', headers: { 'Content-Type': 'application/json', ETag: '"3"' } };

it.each([
  ['a text', text],
  ['bytes', bytes],
])('reads as the response that its body came with: %s', async (_, body) => {
  const [ours, plain] = [new ReadResponse(body, init), new Response(body, init)];
  expect(await ours.text()).toBe(await plain.clone().text());
  expect(await ours.json()).toEqual(await plain.clone().json());
  expect(new Uint8Array(await ours.arrayBuffer())).toEqual(new Uint8Array(await plain.clone().arrayBuffer()));
  const [blob, expected] = [await ours.blob(), await plain.clone().blob()];
  expect([blob.type, await blob.text()]).toEqual([expected.type, await expected.text()]);
  expect([ours.status, ours.ok, ours.headers.get('ETag')]).toEqual([plain.status, plain.ok, plain.headers.get('ETag')]);
});

it.each([
  ['a text', text],
  ['bytes', bytes],
])('is read again: %s', async (_, body) => {
  const response = new ReadResponse(body, init);
  new Uint8Array(await response.arrayBuffer()).fill(0);
  expect(await response.json()).toEqual({ name: 'Éléonore → Ixelles' });
});

const upload = () =>
  new Request('http://localhost/upload', { method: 'POST', body: 'x'.repeat(5000), headers: { 'X-Kept': 'yes' } });

describe('an upload with progress', () => {
  it('sends body and headers, reports the share and answers as fetch does', async () => {
    server.use(
      http.post('http://localhost/upload', async ({ request }) =>
        HttpResponse.json(
          { length: (await request.text()).length, kept: request.headers.get('X-Kept') },
          { status: 201 },
        ),
      ),
    );
    const onProgress = vi.fn<(share: number) => void>();
    const answer = await sendWithProgress(upload(), new AbortController(), onProgress);
    expect([answer.status, await answer.json()]).toEqual([201, { length: 5000, kept: 'yes' }]);
    expect(onProgress.mock.calls.every(([share]) => share >= 0 && share <= 1)).toBe(true);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('fails when the server cannot be reached, and when it is aborted', async () => {
    server.use(http.post('http://localhost/upload', () => HttpResponse.error()));
    await expect(sendWithProgress(upload(), new AbortController(), () => {})).rejects.toThrow('could not be sent');
    const aborted = new AbortController();
    aborted.abort();
    await expect(sendWithProgress(upload(), aborted, () => {})).rejects.toThrow('abort');
  });
});
