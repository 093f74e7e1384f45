import { DEPLOYED_HOST, HOST_COOKIE, type ReleaseSet, grantsOfSet } from '@navette/shared/release';
import type { Browser, BrowserContext, Page, CDPSession, ConsoleMessage, Request, Response } from 'playwright-core';
import { Answers } from './sign-in.ts';
import { grantedTo, isStaffRole } from '@navette/shared/domain';
import { isRecord, parsedJson } from '../../json.ts';

/** Browser and suite in which a set is booted. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly set: ReleaseSet;
}

/** Cookies and storage of a browser context. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page in which the suite runs the set, used by one walk after the other: its renderer keeps the compiled code of host and remotes. */
export interface Lane {
  readonly page: Page;
  readonly watch: Watch;
  readonly answers: Answers;
  /** Session that is signed in from its beginning; none when left out. */
  readonly session?: Session | undefined;
}

// Nobody watches what fades.
const screen = {
  viewport: { width: 1440, height: 900 },
  locale: 'fr-BE',
  timezoneId: 'Europe/Brussels',
  reducedMotion: 'reduce',
} as const;

/** A context of its own, where nobody is signed in unless a session is given. */
export async function openContext({ browser, origin, set }: Place, session?: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screen, ...(session === undefined ? {} : { storageState: session }) });
  await context.addCookies([{ name: HOST_COOKIE, value: set.host.pinned?.version ?? DEPLOYED_HOST, url: origin }]);
  await leaveUndrawn(context);
  return context;
}

/** Opens a page for who is signed in in a context. The pages of a context share a renderer (`--process-per-site`), hence what is compiled there. */
export async function openLane(context: BrowserContext, { origin, set }: Place): Promise<Lane> {
  const page = await context.newPage();
  const answers = new Answers();
  const grant = granting(set);
  await intercept(page, origin, [
    ...candidateRules(set),
    ...grantRules(set),
    { path: '/auth/adminlogin', change: (answer) => answers.keep(grant(answer)) },
  ]);
  return { page, watch: watch(page, set), answers };
}

/**
 * Another page in place of one that may be in any state, in a context and a renderer of its own: what blocks the former may block all pages of that one, which
 * are left to it.
 */
export async function renewed({ page, session }: Lane, place: Place): Promise<Lane> {
  const lane = await openLane(await openContext(place, session), place);
  // It may never be done.
  void page.close().catch(() => undefined);
  return { ...lane, session };
}

/**
 * Has the pages of a context laid out, but not drawn, since nobody looks: below a root without opacity Chromium rasters and composites nothing. Layout,
 * focus, frames and the text that is shown stay as they are.
 */
const leaveUndrawn = (context: BrowserContext): Promise<unknown> => context.addInitScript(hide);

/** Runs in the page. A constructed sheet: the content security policy of the suite forbids style elements, and one would be a finding. */
function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Gives only the page that intercepts so the set under check. Files and API are the real ones; load reports and violations are not sent to the server, where
 * they would count as failures of users. As with the server, the set comes without its roles.
 */
function candidateRules(candidate: ReleaseSet): readonly Rule[] {
  const { roles: _, ...set } = candidate;
  const json = { channel: 'stable', preview: false, set, fallbacks: {}, overrides: [] };
  return [
    { path: '/release/current', status: 200, json },
    { path: '/service/release/loads', status: 200, json: { affectedRows: 0 } },
    { path: '/csp-report', status: 204 },
  ];
}

/**
 * Gives users the permissions that the remotes under check bring, as the server does once their set runs. Until then it grants those of the set that runs,
 * and the first version of a page with a permission of its own could be opened by nobody.
 * @returns what an answer with a user becomes
 */
function granting(set: Pick<ReleaseSet, 'remotes' | 'roles'>): (answer: unknown) => unknown {
  const grants = grantsOfSet(set);
  return (answer) => {
    if (!isRecord(answer) || !isRecord(answer.user)) return answer;
    const { role, pages } = answer.user;
    if (typeof role !== 'string' || !isStaffRole(role) || !Array.isArray(pages)) return answer;
    return { ...answer, user: { ...answer.user, pages: [...new Set([...pages, ...grantedTo(role, grants)])] } };
  };
}

/** The same for the answers after the sign-in. */
const grantRules = (set: Pick<ReleaseSet, 'remotes' | 'roles'>): readonly Rule[] =>
  ['/auth/session', '/auth/renew'].map((path) => ({ path, change: granting(set) }));

type Rule = { readonly path: string } & (
  | { /** Answered in place of the suite. */ readonly status: number; readonly json?: unknown }
  | { /** Changes the JSON that the suite answers. */ readonly change: (answer: unknown) => unknown }
);

/**
 * Intercepts the requests of a page to some paths of the suite, before its first document. Playwright's own routes would lead every request through this
 * process and keep the browser from caching: a boot would cost twice as much.
 */
async function intercept(page: Page, origin: string, rules: readonly Rule[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    const { pathname } = new URL(paused.request.url);
    const rule = rules.find(({ path }) => path === pathname);
    // The page may be gone by then.
    answer(session, paused, rule).catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: rules.map((rule) => ({
      // With any query: the release is asked for without hashes, or for a channel.
      urlPattern: `${new URL(rule.path, origin).href}*`,
      requestStage: 'change' in rule ? ('Response' as const) : ('Request' as const),
    })),
  });
}

interface Paused {
  readonly requestId: string;
  readonly responseStatusCode?: number | undefined;
  readonly responseHeaders?: { name: string; value: string }[] | undefined;
}

async function answer(
  session: CDPSession,
  { requestId, responseStatusCode, responseHeaders = [] }: Paused,
  rule: Rule | undefined,
): Promise<void> {
  if (rule === undefined) return void (await session.send('Fetch.continueRequest', { requestId }));
  if (!('change' in rule))
    return void (await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: rule.status,
      responseHeaders: [
        { name: 'cache-control', value: 'no-store' },
        ...(rule.json === undefined ? [] : [{ name: 'content-type', value: 'application/json' }]),
      ],
      ...(rule.json === undefined ? {} : { body: base64(rule.json) }),
    }));
  if (responseStatusCode === undefined) return void (await session.send('Fetch.continueRequest', { requestId }));
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const changed = rule.change(parsedJson(base64Encoded ? Buffer.from(body, 'base64').toString() : body));
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: responseHeaders.filter(({ name }) => !/^content-(?:length|encoding)$/i.test(name)),
    body: changed === undefined ? body : base64(changed),
  });
}

const base64 = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64');

/** Collects the errors of a page. */
interface Watch {
  /** Returns the errors since the last call, without repetitions. */
  readonly take: () => readonly string[];
}

/** Listens to errors in the console, uncaught errors, what the content security policy refuses, and requests that fail. */
function watch(page: Page, set: Pick<ReleaseSet, 'remotes'>): Watch {
  let faults = new Set<string>();
  const add = (fault: string): unknown => faults.add(fault.replaceAll(/\s+/g, ' ').trim().slice(0, 500));
  page.on('console', (message) => consoleFaults(message).forEach(add));
  page.on('pageerror', (error) => add(uncaught(error, set)));
  page.on('crash', () => add('the page crashed'));
  page.on('requestfailed', (request) => failedRequest(request).forEach(add));
  page.on('response', (response) => refusedRequest(response).forEach(add));
  return {
    take: () => {
      const taken = [...faults];
      faults = new Set();
      return taken;
    },
  };
}

/** The script of a remote that holds its container runs before anything of it can be asked for: one that throws is a remote that never starts. */
function uncaught({ name, message, stack = '' }: Error, { remotes }: Pick<ReleaseSet, 'remotes'>): string {
  const [thrownAt = ''] = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const [remote, pinned] =
    Object.entries(remotes).find(([, { base, entry }]) => thrownAt.includes(`${base}${entry}:`)) ?? [];
  return remote === undefined || pinned === undefined
    ? `uncaught ${name}: ${message}`
    : `the entry of ${remote} ${pinned.version} throws while it starts: ${name}: ${message}`;
}

/** Failed requests, of which the console tells too, are known already in more detail. */
function consoleFaults(message: ConsoleMessage): readonly string[] {
  if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return [];
  const where = message.location().url;
  return [`console error: ${message.text()}${where ? ` (${new URL(where, 'http://page').pathname})` : ''}`];
}

/** Leaving a page ends its requests: that is no failure. What the content security policy refuses stands in the console. */
function failedRequest(request: Request): readonly string[] {
  const reason = request.failure()?.errorText ?? 'failed';
  return ['net::ERR_ABORTED', 'csp'].includes(reason) ? [] : [`${named(request)}: ${reason}`];
}

const refusedRequest = (response: Response): readonly string[] =>
  response.status() >= 400 ? [`${named(response.request())} answers ${response.status()}`] : [];

const named = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
