import { createHash } from 'node:crypto';

export interface StoredObject {
  readonly body: Buffer;
  /** Entity tag with its quotes: the MD5 of the content. */
  readonly etag: string;
  readonly type: string;
  readonly cacheControl: string | undefined;
  readonly at: Date;
}

/** Preconditions of a write. */
export interface Conditions {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

/** Objects of one bucket, in memory. Node runs one request at a time, so a conditional write is atomic. */
export class Objects {
  readonly #objects = new Map<string, StoredObject>();

  get(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  /** @returns the status of a failed condition: 412, or 404 where If-Match names an object that is not there */
  put(key: string, content: Omit<StoredObject, 'etag' | 'at'>, { ifMatch, ifNoneMatch }: Conditions): 200 | 404 | 412 {
    const known = this.#objects.get(key);
    if (ifNoneMatch === '*' && known) return 412;
    if (ifMatch !== undefined && !known) return 404;
    if (ifMatch !== undefined && ifMatch !== known?.etag) return 412;
    const etag = `"${createHash('md5').update(content.body).digest('hex')}"`;
    this.#objects.set(key, { ...content, etag, at: new Date() });
    return 200;
  }

  delete(key: string): void {
    this.#objects.delete(key);
  }

  /** Keys with a prefix, in their order. */
  keys(prefix = ''): string[] {
    return [...this.#objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
}
