import { randomUUID } from 'node:crypto';
import { failure, type FakeAnswer, type FakeCall, type FakePart } from '../http-call.ts';
import type { StorageMethod, StorageRequest, StorageRule } from '../rules/storage-rules.ts';
import { authOfToken } from '../tokens.ts';
import { multipartOf } from './multipart.ts';

interface Stored {
  readonly content: Buffer;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly token: string;
}

/** Fake of Storage: `/v0/b/{bucket}/o`, uploads in one or in parts, metadata, content by token, deletion. */
export class PeerStorage {
  readonly files = new Map<string, Stored>();
  /** The security rule; by default any signed-in user is allowed. */
  rule: StorageRule = ({ auth }) => auth !== null;
  /** Received parts of resumable uploads. */
  readonly #uploads = new Map<string, { path: string; content: Buffer; about: Readonly<Record<string, unknown>> }>();

  readonly part: FakePart = (call) => {
    const [, bucket, name] = /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(call.url.pathname) ?? [];
    if (bucket === undefined) return undefined;
    const path = name === undefined ? (call.url.searchParams.get('name') ?? '') : decodeURIComponent(name);
    return call.method === 'POST'
      ? this.#upload(call, bucket, path)
      : this.#stored(call, bucket, { path, isList: name === undefined });
  };

  #allows(
    call: FakeCall,
    bucket: string,
    { path, ...asked }: Pick<StorageRequest, 'path' | 'method' | 'file'>,
  ): FakeAnswer | undefined {
    const [, token] = /^(?:Firebase|Bearer) (.+)$/.exec(call.headers.authorization ?? '') ?? [];
    const auth = token === undefined ? null : authOfToken(token);
    if (auth === undefined) return failure(401, 'Invalid token');
    return this.rule({ ...asked, auth, path: `/b/${bucket}/o/${path}` })
      ? undefined
      : failure(403, 'Permission denied.');
  }

  /** Checks the rule for an upload as soon as its metadata is known. */
  #refuses(
    call: FakeCall,
    bucket: string,
    path: string,
    { size, about }: { size: number; about: Readonly<Record<string, unknown>> },
  ): FakeAnswer | undefined {
    return this.#allows(call, bucket, {
      path,
      method: this.files.has(path) ? 'update' : 'create',
      file: { size, contentType: contentTypeOf(about) },
    });
  }

  #upload(call: FakeCall, bucket: string, path: string): FakeAnswer {
    const command = String(call.headers['x-goog-upload-command'] ?? '');
    if (command === '') {
      const { about, content } = multipartOf(String(call.headers['content-type']), call.content);
      return (
        this.#refuses(call, bucket, path, { size: content.length, about }) ?? this.#keep(bucket, path, content, about)
      );
    }
    const id = call.url.searchParams.get('upload_id') ?? randomUUID();
    if (command === 'start') {
      const about = JSON.parse(call.content.toString() || '{}');
      const refused = this.#refuses(call, bucket, path, {
        size: Number(call.headers['x-goog-upload-header-content-length']),
        about,
      });
      if (refused) return refused;
      this.#uploads.set(id, { path, content: Buffer.alloc(0), about });
      call.url.searchParams.set('upload_id', id);
      return {
        status: 200,
        body: {},
        headers: { 'x-goog-upload-status': 'active', 'x-goog-upload-url': call.url.href },
      };
    }
    const upload = this.#uploads.get(id);
    if (!upload) return failure(404, 'No such upload');
    if (command === 'query')
      return {
        status: 200,
        body: {},
        headers: { 'x-goog-upload-status': 'active', 'x-goog-upload-size-received': String(upload.content.length) },
      };
    if (Number(call.headers['x-goog-upload-offset']) !== upload.content.length) return failure(400, 'Wrong offset');
    upload.content = Buffer.concat([upload.content, call.content]);
    if (!command.includes('finalize')) return { status: 200, body: {}, headers: { 'x-goog-upload-status': 'active' } };
    this.#uploads.delete(id);
    const refused = this.#refuses(call, bucket, path, { size: upload.content.length, about: upload.about });
    if (refused) return refused;
    const stored = this.#keep(bucket, path, upload.content, upload.about);
    return { ...stored, headers: { 'x-goog-upload-status': 'final' } };
  }

  #stored(call: FakeCall, bucket: string, { path, isList }: { path: string; isList: boolean }): FakeAnswer {
    const stored = this.files.get(path);
    const holdsToken = stored !== undefined && call.url.searchParams.get('token') === stored.token;
    const method: StorageMethod = call.method === 'DELETE' ? 'delete' : isList ? 'list' : 'get';
    const refused =
      holdsToken && method === 'get' ? undefined : this.#allows(call, bucket, { path, method, file: null });
    if (refused) return refused;
    if (!stored) return failure(404, 'Not Found.');
    if (call.method === 'DELETE') {
      this.files.delete(path);
      return { status: 204, body: Buffer.alloc(0) };
    }
    if (call.url.searchParams.get('alt') === 'media')
      return { status: 200, body: stored.content, headers: { 'content-type': stored.contentType } };
    return { status: 200, body: aboutOf(bucket, path, stored) };
  }

  #keep(bucket: string, path: string, content: Buffer, about: Readonly<Record<string, unknown>>): FakeAnswer {
    const contentType = contentTypeOf(about);
    const stored = {
      content,
      contentType,
      cacheControl: typeof about.cacheControl === 'string' ? about.cacheControl : undefined,
      token: randomUUID(),
    };
    this.files.set(path, stored);
    return { status: 200, body: aboutOf(bucket, path, stored) };
  }
}

const contentTypeOf = ({ contentType }: Readonly<Record<string, unknown>>): string =>
  typeof contentType === 'string' ? contentType : 'application/octet-stream';

const aboutOf = (bucket: string, name: string, { content, contentType, cacheControl, token }: Stored) => ({
  name,
  bucket,
  generation: '1',
  metageneration: '1',
  contentType,
  cacheControl,
  size: String(content.length),
  timeCreated: new Date(0).toISOString(),
  updated: new Date(0).toISOString(),
  downloadTokens: token,
});
