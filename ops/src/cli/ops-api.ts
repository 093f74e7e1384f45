import type { components, paths } from '@navette/openapi/types';
import createClient, { type Client } from 'openapi-fetch';
import { reasonOf, Refusal, StoreFault } from '../refusal.ts';

/** Longer than a verification of every file takes. */
const PATIENCE = 300_000;

/** The lowest status of a server, or of a proxy before it, that did not do its part. */
const FAILED = 500;

/** Said instead of an invitation to try again: a second rollback goes one set further back. */
const PERHAPS_DONE = 'The change may have been made nevertheless: check `ops status` before you run the command again.';

/** Of a connection that was there. */
const BROKEN_OFF: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** `fetch` fails so for every reason before the answer, with the real one as the cause; what fails otherwise had begun. */
function wasNeverReached(failure: unknown): boolean {
  if (!(failure instanceof TypeError && failure.message === 'fetch failed')) return false;
  const { cause } = failure;
  return !(cause instanceof Error && 'code' in cause && BROKEN_OFF.has(cause.code));
}

interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Asks the API of ops of a suite, and gives the body of its answer.
 * @throws {Refusal} saying what the server refuses, or that it can't be reached
 * @throws {StoreFault} when nobody knows whether the server did what was asked
 */
export type Ask = <Body>(call: (api: Client<paths>) => Promise<Answer<Body>>) => Promise<Body>;

/** The API of ops at an address, which is shown a token with every call. */
export function askerOf(origin: string, token: string): Ask {
  const api = createClient<paths>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${token}` },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) }),
  });
  return (call) => answered(origin, call(api));
}

/** Versions, a trial or a source of them, as the API takes them. */
export function asBody<Source extends string>(
  wanted: { name: string; version: string }[] | Source | { readonly trial: string },
) {
  if (typeof wanted === 'string') return { source: wanted };
  return 'trial' in wanted ? wanted : { remotes: wanted };
}

async function answered<Body>(origin: string, call: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch((failure: unknown) => {
    const why = reasonOf(failure);
    if (wasNeverReached(failure)) throw new Refusal(`${origin} can't be reached: ${why}.`, { cause: failure });
    throw new StoreFault(`${origin} closed the connection without an answer: ${why}. ${PERHAPS_DONE}`, {
      cause: failure,
    });
  });
  if (response.ok && data !== undefined) return data;
  if (response.status >= FAILED) {
    const said = isProblem(error) && error.params?.findings !== undefined ? `: ${error.params.findings}` : '.';
    throw new StoreFault(`${origin} answers HTTP ${response.status}${said} ${PERHAPS_DONE}`);
  }
  throw new Refusal(
    isProblem(error)
      ? inWords(error)
      : `${origin} answers HTTP ${response.status}; check that it is a suite with the API of ops.`,
  );
}

type Problem = components['schemas']['Problem'];

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'fields' in value;

function inWords({ status, code, params, fields }: Problem): string {
  if (params?.findings !== undefined) return String(params.findings);
  if (status === 401) return 'The suite does not accept this token (--token, NAVETTE_OPS_TOKEN).';
  if (status === 429) return `Too many requests; try again in ${params?.seconds ?? 'some'} seconds.`;
  const named = fields.map(({ field, messageKey, params: of }) => `${field}: ${faultIn(messageKey, of)}`).join(', ');
  return `The suite refused the request: ${named === '' ? code : named} (HTTP ${status}).`;
}

/** English messages for the message keys with which the suite refuses a field. */
const FAULTS: Readonly<Record<string, string>> = {
  notFound: 'unknown',
  required: 'missing',
  duplicate: 'listed twice',
  tooLong: 'too long, at most {max} characters',
  tooShort: 'too short, at least {min} characters',
  tooBig: 'too large, at most {max}',
  tooSmall: 'too small, at least {min}',
};

const faultIn = (messageKey: string, params: Problem['params'] = {}): string =>
  (FAULTS[messageKey.replace('validation.', '')] ?? 'invalid').replaceAll(/\{(\w+)\}/g, (_, name) =>
    String(params[String(name)] ?? '?'),
  );
