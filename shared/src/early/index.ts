/** Requests that are sent before the code that needs their answers is there. Small: the first script of a page contains it. */
export { textFile, textParts } from '../federation/text-parts.ts';
import { brusselsToday } from '../domain/time/brussels.ts';
import { addDays, type IsoDate } from '../domain/time/date.ts';
import { addMonths, endOfMonth, startOfMonth, startOfWeek } from '../domain/time/ranges.ts';

/** A request of the API that a page sends first, as its route declares it. */
export interface FirstRequest {
  /** Method and path: `POST /service/booking/byDate`. The build fills it in; without it nothing is asked for. */
  readonly call?: string | undefined;
  /** Query of a GET, body of a POST, with placeholders (see {@link requestsOf}). */
  readonly send?: Readonly<Record<string, string | number | readonly string[]>> | undefined;
  /** Logged by the server, so that it is not sent before the page is opened. */
  readonly discloses?: true | undefined;
}

/** A request as it is sent. */
interface EarlyRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body?: string;
}

/** An answer that is on its way. */
export interface EarlyAnswer {
  /** As `fetch` gives it, rejections included. */
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

interface Asked {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Missing once it is used: the page asks again by itself. */
  readonly early: EarlyAnswer | undefined;
}

declare global {
  /** Answers that are on their way, by request. On the global object, since the first script is built apart from the others. */
  var navetteEarly: Map<string, Asked> | undefined;
}

/** Milliseconds in which an answer may be used, and in which the same request is not sent early again. */
const LIVES = 15_000;

const keyOf = ({ method, path, body = '' }: EarlyRequest): string => `${method} ${path} ${body}`;

/** Sends a request early, unless it was in the last seconds. A failure is not reported: the page then sends it by itself. */
export function askEarly(request: EarlyRequest, token: string, cache: RequestCache = 'default'): void {
  const asked = (globalThis.navetteEarly ??= new Map());
  const key = keyOf(request);
  const known = asked.get(key);
  if (known?.token === token && Date.now() - known.at < LIVES) return;
  const { method, path, body = null } = request;
  const type = body === null ? undefined : { 'content-type': 'application/json' };
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${token}`, ...type };
  const answer = fetch(path, { method, body, cache, headers, signal: controller.signal });
  // Read to its end even if the page never takes it: an unread body stays open.
  answer.then((sent) => sent.clone().arrayBuffer()).catch(() => undefined);
  asked.set(key, { token, at: Date.now(), early: { answer, abort: () => controller.abort() } });
}

/** The answer to exactly this request, if it was sent early with the same token in the last seconds; each is given out once. */
export function takeEarly(request: EarlyRequest, token: string | null): EarlyAnswer | undefined {
  const key = keyOf(request);
  const known = globalThis.navetteEarly?.get(key);
  if (known?.early === undefined || known.token !== token || Date.now() - known.at > LIVES) return undefined;
  globalThis.navetteEarly?.set(key, { ...known, early: undefined });
  return known.early;
}

/**
 * The answer to a call of the page that was sent early, as a `fetch` that sends it anew when that failed.
 * @returns a promise only when one of this path was, so that other calls enter the queue at once
 */
function fetchEarly(request: Request, token: string | null): Promise<typeof fetch | undefined> | undefined {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const isSent = [...(globalThis.navetteEarly ?? [])].some(
    ([key, { early }]) => early && key.startsWith(`${method} ${path} `),
  );
  if (!isSent) return undefined;
  return request
    .clone()
    .text()
    .then((body) => {
      const early = takeEarly({ method, path, body }, token);
      return early && ((again, init) => sentAgain(early, again, init));
    });
}

/** For `configureApi`: what the API client does with early answers. */
export const earlyAnswers = { take: fetchEarly, drop: dropEarly };

async function sentAgain({ answer, abort }: EarlyAnswer, ...asked: Parameters<typeof fetch>): Promise<Response> {
  asked[1]?.signal?.addEventListener('abort', abort, { once: true });
  return (await answer.catch(() => undefined)) ?? fetch(...asked);
}

const pageData = () => [...(globalThis.navetteEarly ?? [])].filter(([key]) => !key.includes(' /release/'));

/** Whether the page may still use an early answer. */
export const isEarlyWaiting = (): boolean =>
  pageData().some(([, { early, at }]) => early !== undefined && Date.now() - at < LIVES);

/** Whether the page shows data that was sent early. */
export const isEarlyUsed = (): boolean => pageData().some(([, { early }]) => early === undefined);

/** Discards the early answers that no page has used: what they say may have changed. The page sends its requests by itself then. */
function dropEarly(): void {
  for (const [key, { early }] of globalThis.navetteEarly ?? []) {
    if (!early) continue;
    early.abort();
    globalThis.navetteEarly?.delete(key);
  }
}

/** Forgets early answers and aborts those on their way: the user has signed out. */
export function clearEarly(): void {
  for (const { early } of globalThis.navetteEarly?.values() ?? []) early?.abort();
  globalThis.navetteEarly?.clear();
}

/**
 * The requests that a route declares, for an address. A text `{from|today}` stands for the parameter `from` of the address, or without it for today in
 * Brussels; `today-6`, `week` (its Monday), `week+6`, `month` (its first day), `month-2` and `monthEnd` are days too, anything else is the value itself.
 * @param search the query of the address, `?from=2026-05-03`
 */
export function requestsOf(first: readonly FirstRequest[], search: string, now = new Date()): EarlyRequest[] {
  const parameters = new URLSearchParams(search);
  const today = brusselsToday(now);
  const filled = (value: string | number | readonly string[]) => {
    const [, name, usual = ''] = (typeof value === 'string' && /^\{(\w*)\|?(.*)\}$/.exec(value)) || [];
    return name === undefined ? value : (parameters.get(name) ?? dayOf(usual, today));
  };
  return first.flatMap(({ call, send }) => {
    if (call === undefined) return [];
    const [method = '', path = ''] = call.split(' ');
    const sent = Object.entries(send ?? {}).map(([key, value]) => [key, filled(value)] as const);
    if (method === 'POST') return { method, path, body: JSON.stringify(Object.fromEntries(sent)) };
    const query = sent.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
    return { method, path: query === '' ? path : `${path}?${query}` };
  });
}

/** A day relative to today; the text itself when it names none. */
function dayOf(text: string, today: IsoDate): string {
  const [, unit, by = '0'] = /^(today|week|month|monthEnd)([+-]\d+)?$/.exec(text) ?? [];
  if (unit === undefined) return text;
  if (unit === 'today') return addDays(today, Number(by));
  if (unit === 'week') return addDays(startOfWeek(today), Number(by));
  const month = addMonths(startOfMonth(today), Number(by));
  return unit === 'month' ? month : endOfMonth(month);
}
