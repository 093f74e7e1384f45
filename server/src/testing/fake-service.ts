import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOn } from './ports.ts';
import { text } from 'node:stream/consumers';

export interface ArrivedCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The body: parsed when it is JSON, else text. */
  readonly body: unknown;
}

export interface FakeAnswer {
  readonly status: number;
  /** A string is sent as it is, anything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ScriptedFailure = FakeAnswer | 'silence' | 'hang up';

/** A local HTTP server that fakes an outside service. */
export interface FakeService {
  readonly url: string;
  readonly calls: ArrivedCall[];
  /** Scripted failures of the next calls, in order. */
  readonly failures: ScriptedFailure[];
  /** Number of connections made. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts the fake on a free port; `act` answers as the service documents it. */
export async function startFakeService(
  act: (call: ArrivedCall) => FakeAnswer | Promise<FakeAnswer>,
): Promise<FakeService> {
  const [calls, failures] = [Array<ArrivedCall>(), Array<ScriptedFailure>()];
  let connections = 0;
  const server = createServer((request, response) => void serve(request, response));
  server.on('connection', () => (connections += 1));
  const port = await listenOn(server);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await text(request);
    const isText = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const body: unknown = content === '' ? undefined : isText ? content : JSON.parse(content);
    const call = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://fake'),
      headers: request.headers,
      body,
    };
    calls.push(call);
    const now = failures.shift();
    if (now === 'silence') return;
    if (now === 'hang up') return void request.socket.destroy();
    const { status, body: sent, headers } = now ?? (await act(call));
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof sent === 'string' ? sent : JSON.stringify(sent));
  }

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    failures,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
