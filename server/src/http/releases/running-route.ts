import { type Registry, runningFor, type Running, servable, type StoredSet } from '@navette/ops/registry';
import { parseDeclaration, type RemoteDeclaration } from '@navette/shared/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../error-handler.ts';
import { notFound } from '../../kernel/problem.ts';
import type { HttpServices } from '../services.ts';
import { authenticate } from '../../auth/authenticate.ts';
import { Outage } from '../../kernel/outage.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { IMMUTABLE } from '../static/static-files.ts';
import { acceptedEncoding, type Encoding } from '../../kernel/encoding.ts';

/** Limit of the answer cache, in bytes. A suite has two answers for everybody (stable, stable beside a trial) and one for each composition of trials. */
const cacheBytes = 16 * 1024 * 1024;

/**
 * The release set of the caller. Without a valid session it is the stable set; when the registry is unreadable, the last stable set: a page always
 * gets its remotes, even without a database.
 */
export function registerRunningRelease(app: FastifyInstance, services: HttpServices): void {
  const answerOf = cachedAnswers(services.releases.cdn);
  let lastForAll: Running | undefined;
  const [strangers, unread] = [new Outage(), new Outage()];
  registerFileLists(app, services.releases.registry);
  app.get<{ Querystring: { channel?: unknown; files?: unknown } }>('/release/current', async (request, reply) => {
    const caller = await authenticate(request.headers.authorization, services).catch((error: unknown) => {
      if (strangers.meets(error))
        request.log.error({ err: error }, 'who asks is not known: answering what runs for everybody');
      return undefined;
    });
    if (caller && strangers.passes()) request.log.info('who asks is known again');
    const channel = request.query.channel === 'stable' ? 'stable' : undefined;
    const read = await runningFor(services.releases.registry, caller?.user, channel).catch((error: unknown) => {
      if (!lastForAll) throw error;
      if (unread.meets(error))
        request.log.error({ err: error }, 'what runs can not be read: answering what ran before');
      return 'unread' as const;
    });
    if (read !== 'unread' && unread.passes()) request.log.info('what runs can be read again');
    const running = read === 'unread' ? lastForAll : read;
    if (running && !running.preview) lastForAll = running;
    if (!running) return sendProblem(notFound(), request, reply);
    return sendCached(request, reply, answerOf(running, request.query.files === 'apart'), 'no-cache, private');
  });
}

/**
 * Hashes and modules of the files of a remote in a set, apart from the release: most of its bytes, of which a page needs those of the remotes that it
 * loads. Sets are immutable.
 */
function registerFileLists(app: FastifyInstance, registry: Registry): void {
  const cache = new LruCache<string, CachedAnswer>(cacheBytes);
  app.get<{ Params: { set: string; file: string } }>('/release/files/:set/:file', async (request, reply) => {
    const { set: id, file } = request.params;
    const key = `${id}/${file}`;
    const known = cache.get(key);
    const [, name = ''] = /^([\w-]+)\.json$/.exec(file) ?? [];
    const set = known || !/^[\w-]{1,64}$/.test(id) ? undefined : await servable(registry, id).catch(() => undefined);
    const remote = set && Object.hasOwn(set.remotes, name) ? set.remotes[name] : undefined;
    const answer = known ?? (remote && cachedAnswer({ files: fetched(remote.files), modules: remote.modules }));
    if (!answer) return sendProblem(notFound(), request, reply);
    cache.set(key, answer, answer.content.length);
    return sendCached(request, reply, answer, IMMUTABLE);
  });
}

/** Files that browsers check: not what ops read of a build, nor a whole catalogue beside its parts, nor pictures. */
function fetched(files: unknown): object {
  const all = Object.entries(files ?? {});
  const isSplit = (folder: string): boolean => all.some(([path]) => path.startsWith(folder));
  return Object.fromEntries(
    all.filter(([path]) => {
      if (path.endsWith('.webp')) return false;
      const [, name = ''] = /^(.*)\.json$/.exec(path) ?? [];
      return name.includes('/') ? !isSplit(`${name}/`) : name === '';
    }),
  );
}

/** Address of the list of a remote's files. */
export const fileListPath = (set: string, remote: string): string => `/release/files/${set}/${remote}.json`;

/** The host of a set without the hashes of its files, which browsers do not check. */
const withoutHashes = ({ host }: StoredSet): Partial<Pick<StoredSet, 'host'>> =>
  host?.pinned ? { host: { ...host, pinned: { ...host.pinned, files: {} } } } : {};

/**
 * A declaration without what only ops read, a quarter of the bytes of a set: operations that pages guard, and those that it does not ask for itself. One that
 * this server can't parse stays whole.
 */
export function shownToPages(declaration: unknown): unknown {
  const declared = parsed(declaration);
  if (declared === undefined) return declaration;
  const { routes, searches = [], operations } = declared;
  const asked = [...routes.flatMap(({ first = [] }) => first), ...searches].map(({ operation }) => operation);
  return {
    ...declared,
    routes: routes.map((route) => ({ ...route, guarded: undefined })),
    operations: operations.filter((id) => asked.includes(id)),
  };
}

function parsed(declaration: unknown): RemoteDeclaration | undefined {
  try {
    return parseDeclaration(declaration);
  } catch {
    return undefined;
  }
}

/** Remotes without what their lists hold. */
const withLists = (remotes: StoredSet['remotes'], set: string): StoredSet['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      {
        ...remote,
        declaration: shownToPages(remote.declaration),
        list: fileListPath(set, name),
        files: {},
        modules: {},
      },
    ]),
  );

/** Roles stay on the server. Sets are immutable: an answer with the same sets is the same, and is serialised and compressed once. */
function cachedAnswers(cdn: string | undefined): (running: Running, isApart: boolean) => CachedAnswer {
  const cache = new LruCache<string, CachedAnswer>(cacheBytes);
  return ({ channel, preview, set, fallbacks, former: before, overrides }, isApart) => {
    const former = Object.entries(fallbacks).map(([name, { base }]) => [name, base]);
    const key = JSON.stringify([isApart, channel, preview, set.id, former, overrides]);
    const known = cache.get(key);
    if (known) return known;
    const { roles: _, ...shown } = set;
    const listed = (remotes: StoredSet['remotes'], id: string | undefined) =>
      isApart && id !== undefined ? withLists(remotes, id) : remotes;
    const answer = cachedAnswer({
      channel,
      preview,
      set: { ...shown, ...(isApart && withoutHashes(set)), remotes: atCdn(listed(set.remotes, set.id), cdn) },
      fallbacks: atCdn(listed(fallbacks, before), cdn),
      overrides,
    });
    cache.set(key, answer, answer.content.length);
    return answer;
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const smallest = 1024;

/** A frequently requested JSON answer, with lazily computed compressed forms. */
interface CachedAnswer {
  readonly content: Buffer;
  readonly etag: string;
  readonly compressed: (encoding: Encoding) => Promise<Buffer> | undefined;
}

/** The answer with `value` as JSON. */
function cachedAnswer(value: unknown): CachedAnswer {
  const content = Buffer.from(JSON.stringify(value));
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => {
      if (content.length < smallest) return undefined;
      const bytes = made.get(encoding) ?? compress(content, encoding);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Sends the best encoding that the browser accepts, or 304. */
async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { content, etag, compressed }: CachedAnswer,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'authorization, accept-encoding' });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const bytes = encoding && (await compressed(encoding));
  // Set even for the identity encoding, so that the compression of answers skips it.
  reply.header('content-encoding', bytes ? encoding : 'identity').type('application/json; charset=utf-8');
  return reply.send(bytes ?? content);
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: 9 });
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

const OURS = '/registry/';

/**
 * Remotes as browsers get them: with a CDN their files are there, under the same names. The hashes of the set hold for either.
 * @param cdn ends in a slash
 */
export function atCdn(remotes: StoredSet['remotes'], cdn: string | undefined): StoredSet['remotes'] {
  if (cdn === undefined) return remotes;
  const moved = Object.entries(remotes).map(([name, remote]) => [
    name,
    remote.base.startsWith(OURS) ? { ...remote, base: cdn + remote.base.slice(OURS.length) } : remote,
  ]);
  return Object.fromEntries(moved);
}
