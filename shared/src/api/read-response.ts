/**
 * A response whose body has arrived, as text or as bytes. It can be read any number of times without a copy each time: the list of a year has tens of
 * megabytes.
 */
export class ReadResponse extends Response {
  readonly #body: string | ArrayBuffer;

  /** @param init status and headers of the answer */
  constructor(body: string | ArrayBuffer, init: ResponseInit) {
    super(null, init);
    this.#body = body;
  }

  override text(): Promise<string> {
    const body = this.#body;
    return Promise.resolve(typeof body === 'string' ? body : new TextDecoder().decode(body));
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const body = this.#body;
    return Promise.resolve(typeof body === 'string' ? new TextEncoder().encode(body).buffer : body.slice(0));
  }

  override blob(): Promise<Blob> {
    return Promise.resolve(new Blob([this.#body], { type: this.headers.get('Content-Type') ?? '' }));
  }
}

/** Statuses whose answers never have a body. */
const BODILESS = [204, 205, 304];

/** Receives the share of the body that is sent, 0 to 1. */
export type OnProgress = (share: number) => void;

/** As `fetch`, with XMLHttpRequest: browsers report the progress of an upload nowhere else. */
export async function sendWithProgress(
  request: Request,
  { signal }: { readonly signal: AbortSignal },
  onProgress: OnProgress,
): Promise<Response> {
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.responseType = 'arraybuffer';
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => {
      const { status, statusText } = call;
      const answer: unknown = call.response;
      const content = answer instanceof ArrayBuffer && !BODILESS.includes(status) ? answer : null;
      resolve(new Response(content, { status, statusText, headers: headersOf(call) }));
    });
    call.addEventListener('error', () => reject(new TypeError('The request could not be sent')));
    call.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  });
}

const headersOf = (call: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
};
