import { describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/server.ts';
import { sendWithProgress } from './read-response.ts';

const upload = () =>
  new Request('http://localhost/upload', { method: 'POST', body: 'x'.repeat(5000), headers: { 'X-Kept': 'yes' } });

describe('an upload that is followed', () => {
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
