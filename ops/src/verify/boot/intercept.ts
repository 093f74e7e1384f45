import type { CDPSession, Page } from 'playwright-core';

/** Rule for requests to one path. */
export type Rule = { readonly path: string } & (
  | { /** Answered in place of the suite. */ readonly status: number; readonly json?: unknown }
  | { /** Changes the JSON that the suite answers. */ readonly change: (answer: unknown) => unknown }
);

/**
 * Intercepts the requests of a page to some paths of the suite, before its first document. Playwright's own routes would lead every request through this
 * process and keep the browser from caching: a boot would cost twice as much.
 */
export async function intercept(page: Page, origin: string, rules: readonly Rule[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    const { pathname } = new URL(paused.request.url);
    const rule = rules.find(({ path }) => path === pathname);
    // The page may be gone by then.
    answer(session, paused, rule).catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: rules.map((rule) => ({
      urlPattern: new URL(rule.path, origin).href,
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
  const changed = rule.change(jsonOf(base64Encoded ? Buffer.from(body, 'base64').toString() : body));
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: responseHeaders.filter(({ name }) => !/^content-(?:length|encoding)$/i.test(name)),
    body: changed === undefined ? body : base64(changed),
  });
}

const base64 = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
