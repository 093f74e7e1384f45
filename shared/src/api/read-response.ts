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
