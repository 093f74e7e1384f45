import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Fault, Faults } from './faults.ts';
import { listObjects } from './list-objects.ts';
import { Objects } from './objects.ts';
import { type Credentials, deniedBy } from './signature.ts';

/** An S3 server with one bucket. */
export interface S3Fake {
  /** `http://127.0.0.1:…` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: Credentials;
  readonly objects: Objects;
  /** Requests so far: `PUT navette/current`. */
  readonly asked: readonly string[];
  /** Switches a fault on, until {@link S3Fake.heal}. */
  readonly fail: (fault: Fault) => void;
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
}

const bucket = 'releases';
const credentials: Credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+a+test' };

/**
 * Starts an S3 server on a free port, addressed by path: GetObject, PutObject with If-Match and If-None-Match, HeadObject, DeleteObject and
 * ListObjectsV2. It refuses requests without a valid Signature Version 4 of its keys, or with another body than the signed one.
 */
export async function startS3Fake(): Promise<S3Fake> {
  const [objects, faults, asked]: [Objects, Faults, string[]] = [new Objects(), new Faults(), []];
  const server = createServer((request, response) => {
    handle({ request, response, objects, faults, asked }).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    bucket,
    credentials,
    objects,
    asked,
    fail: (fault) => faults.add(fault),
    heal: () => faults.clear(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly objects: Objects;
  readonly faults: Faults;
  readonly asked: string[];
}

async function handle({ request, response, objects, faults, asked }: Asked): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const [, at = '', ...rest] = pathname.split('/');
  const [method, key] = [request.method ?? '', decodeURIComponent(rest.join('/'))];
  asked.push(`${method} ${key || `?prefix=${searchParams.get('prefix') ?? ''}`}`);
  if (faults.meets('cut', method, key)) return void request.once('data', () => request.destroy());
  const body = await bodyOf(request);
  if (faults.meets('error', method, key))
    return fail(response, 500, 'InternalError', 'We encountered an internal error.');
  const denied = deniedBy(request, body, credentials);
  if (denied) return fail(response, 403, ...denied);
  if (at !== bucket) return fail(response, 404, 'NoSuchBucket', 'There is no such bucket.');
  if (faults.meets('portal', method, key))
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please sign in</html>');
  if (method === 'GET' && key === '' && faults.meets('endless', method, key))
    return void response.writeHead(200).end('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>');
  if (method === 'GET' && key === '')
    return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listObjects(objects, searchParams));
  if (method === 'PUT') return put({ request, response, objects, faults, asked }, key, body);
  if (method === 'DELETE') {
    objects.delete(key);
    return void (faults.meets('lost', method, key) ? response.destroy() : response.writeHead(204).end());
  }
  const found = objects.get(key);
  if (!found) return fail(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  const headers = { 'content-type': found.type, etag: found.etag, 'content-length': found.body.length };
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : found.body);
}

function put({ request, response, objects, faults }: Asked, key: string, body: Buffer): void {
  const { 'if-match': sent, 'if-none-match': ifNoneMatch } = request.headers;
  const ifMatch = sent !== undefined && faults.meets('unquoted', 'PUT', key) ? JSON.stringify(sent) : sent;
  const conditional = ifMatch !== undefined || ifNoneMatch !== undefined;
  if (conditional && faults.meets('unsupported', 'PUT', key))
    return fail(
      response,
      501,
      'NotImplemented',
      'A header you provided implies functionality that is not implemented.',
    );
  const conditions = faults.meets('unconditional', 'PUT', key) ? {} : { ifMatch, ifNoneMatch };
  const content = {
    body,
    type: request.headers['content-type'] ?? 'binary/octet-stream',
    cacheControl: request.headers['cache-control'],
  };
  const status = objects.put(key, content, conditions);
  if (faults.meets('lost', 'PUT', key)) return void response.destroy();
  if (status === 200) return void response.writeHead(200, { etag: objects.get(key)?.etag }).end();
  return status === 404
    ? fail(response, 404, 'NoSuchKey', 'The specified key does not exist.')
    : fail(response, 412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
