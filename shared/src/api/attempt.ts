import { transportProblem } from './problem.ts';
import { ReadResponse } from './read-response.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

/**
 * Sends a request once and waits for the whole answer, body included, so that the queue sends the next call only when this one is over.
 * @param timeout milliseconds
 * @param onProgress follows the upload of the body
 * @throws {ApiProblem} `network` or `timeout`; the signal's reason when it aborts
 */
export async function attempt(
  request: Request,
  signal: AbortSignal,
  timeout: number,
  onProgress?: OnProgress,
): Promise<ReadResponse> {
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeout);
  try {
    signal.throwIfAborted();
    const response = await (onProgress
      ? sendWithProgress(request, controller, onProgress)
      : fetch(request, { signal: controller.signal }));
    // JSON as text, which the browser decodes while it arrives.
    const body = await (isJson(response) ? response.text() : response.arrayBuffer());
    const { status, statusText, headers } = response;
    return new ReadResponse(body, { status, statusText, headers });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw transportProblem(late ? 'timeout' : 'network', 0, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

const isJson = ({ headers }: Response) => /^application\/(?:[\w.-]+\+)?json\b/.test(headers.get('Content-Type') ?? '');
