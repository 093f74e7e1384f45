import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FakeCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly content: Buffer;
}

/** Answer: bytes as they are, anything else as JSON. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Service of the fake; undefined if the call is not for it. */
export type FakePart = (call: FakeCall) => FakeAnswer | undefined;

/** Error in the format of Google's services. */
export const failure = (status: number, message: string): FakeAnswer => ({
  status,
  body: { error: { code: status, message } },
});

/** Answers with the first service that handles the call, with CORS as the real ones. */
export async function answerCall(
  parts: readonly FakePart[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const content = await buffer(request);
  const call = {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `http://${request.headers.host}`),
    headers: request.headers,
    content,
  };
  const { status, body, headers } =
    call.method === 'OPTIONS'
      ? { status: 204, body: Buffer.alloc(0), headers: {} }
      : (firstAnswer(parts, call) ?? failure(404, 'NOT_FOUND'));
  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': '*',
    'access-control-expose-headers': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const bytes = body instanceof Uint8Array;
  response
    .writeHead(status, { ...allowed, ...(!bytes && { 'content-type': 'application/json' }), ...headers })
    .end(bytes ? body : JSON.stringify(body));
}

function firstAnswer(parts: readonly FakePart[], call: FakeCall): FakeAnswer | undefined {
  for (const part of parts) {
    const answer = part(call);
    if (answer) return answer;
  }
  return undefined;
}
