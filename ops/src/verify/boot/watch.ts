import type { ReleaseSet } from '@navette/shared/release';
import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** Collects the errors of a page. */
export interface Watch {
  /** Returns the errors since the last call, without repetitions. */
  readonly take: () => readonly string[];
}

/** Listens to errors in the console, uncaught errors, what the content security policy refuses, and requests that fail. */
export function watch(page: Page, set: Pick<ReleaseSet, 'remotes'>): Watch {
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
