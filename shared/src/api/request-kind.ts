import { readByPost } from '@navette/openapi/reads';
import type { paths } from '@navette/openapi/types';
import type { Job } from './request-queue.ts';
import type { OnProgress } from './read-response.ts';

/** Priority, timeout and caching of a call. */
export interface RequestKind extends Pick<Job<unknown>, 'lane'> {
  readonly write: boolean;
  readonly immediate: boolean;
  /** Retried after a 401, once the session is renewed. */
  readonly renews: boolean;
  readonly supersedes?: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** Follows the upload of its body. */
  readonly onProgress?: OnProgress;
  /** The answer is a list with an ETag, which is cached. */
  readonly tagged: boolean;
}

type Path = keyof paths;

/** POST operations that only read (specification/shell.md#calls), as the contract marks them. */
const READS_BY_POST: ReadonlySet<string> = new Set(readByPost);

/** Sign-in and renewal bypass the queue, which may be paused waiting for them. Sign-out is queued behind earlier writes. */
const SESSION_CALLS: ReadonlySet<string> = new Set<Path>([
  '/auth/adminlogin',
  '/auth/password',
  '/auth/session',
  '/auth/renew',
  '/auth/activity',
  '/auth/secondfactor/start',
  '/auth/secondfactor/confirm',
]);

/** Downloads and searches bypass the queue: they take long. */
const LONG: ReadonlySet<string> = new Set<Path>([
  '/service/plan/propose',
  '/service/gmail/getAttachment',
  '/service/invoice/pdf',
  '/service/invoice/reminders/pdf',
]);

const TIMELINE: Path = '/service/booking/timeline';

/** Day lists are polled and seldom change: cached by ETag. */
const TAGGED: ReadonlySet<string> = new Set<Path>(['/service/booking/byDate', TIMELINE]);

/** Timeout of one attempt, ms: a call that hangs would block the whole queue. */
const TIMEOUT = 30_000;
const TIMELINE_TIMEOUT = 15_000;

/** Options of a call besides those of the contract. */
export interface CallOptions {
  readonly priority?: unknown;
  readonly timeout?: unknown;
  readonly onProgress?: unknown;
}

const isListener = (value: unknown): value is OnProgress => typeof value === 'function';

/**
 * Priority, timeout and caching of a call, from its method and path.
 * @param options options besides the contract's parameters: `priority: 'low'` (as for `fetch`) marks a poll, `timeout` is in milliseconds,
 * `onProgress` gets the share of the body that is sent
 */
export function kindOf(method: string, path: string, options: CallOptions = {}): RequestKind {
  const write = method !== 'GET' && !READS_BY_POST.has(path);
  return {
    lane: options.priority === 'low' ? 'background' : 'user',
    write,
    immediate: SESSION_CALLS.has(path) || LONG.has(path),
    renews: !SESSION_CALLS.has(path),
    ...(path === TIMELINE && { supersedes: path }),
    timeout: typeof options.timeout === 'number' ? options.timeout : path === TIMELINE ? TIMELINE_TIMEOUT : TIMEOUT,
    tagged: TAGGED.has(path),
    ...(isListener(options.onProgress) && { onProgress: options.onProgress }),
  };
}
