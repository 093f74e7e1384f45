import type { Page } from 'playwright-core';
import type { Finding } from '../report.ts';
import { mounted, type Mounted } from './mounted.ts';
import type { languages, Visit } from './visits.ts';
import type { Watch } from './watch.ts';

/** How long a page may take, ms; slower than any user would bear, since the machine that verifies may be busy. */
const patience = 30_000;

/**
 * Opens a page as a reader of one language and says what is wrong with it.
 * @param namespaces first parts of the keys of all messages: what begins so and is shown is a key without a message
 */
export async function visit(page: Page, origin: string, watch: Watch, { remote, address, bare, titles }: Visit, language: (typeof languages)[number], namespaces: ReadonlySet<string>): Promise<readonly Finding[]> {
  const failed = (detail: string): Finding => ({ severity: 'failed', remote, detail: `${address} in ${language}: ${detail}` });
  const warned = (detail: string): Finding => ({ severity: 'warned', remote, detail: `${address} in ${language}: ${detail}` });
  const went = await page.goto(new URL(address, origin).href, { timeout: patience }).catch((error: unknown) => error);
  if (went instanceof Error) return [failed(`it could not be opened: ${went.message.split('\n')[0]}`), ...watch.take().map(failed)];
  const state = await mounted(page, bare, patience);
  const happened = watch.take().map(failed);
  if (state === undefined) return [failed(`it did not come to rest within ${patience / 1000} s: no heading, or still loading`), ...happened];
  const title = titles[language];
  const named = bare || state.heading.includes(title) || state.windowTitle.includes(title);
  return [...faultsOf(state, address, namespaces).map(failed), ...happened, ...(named ? [] : [warned(`its heading says "${state.heading}", its declaration "${title}"`)])];
}

function faultsOf({ address: at, alerts, keys, length }: Mounted, address: string, namespaces: ReadonlySet<string>): readonly string[] {
  const away = at.replace(/\/$/, '') === address.replace(/\/$/, '') ? [] : [`it leads to ${at}`];
  const unknown = keys.filter((key) => namespaces.has(key.split('.')[0] ?? ''));
  return [...away, ...(length === 0 ? ['it is empty'] : []), ...alerts.map((text) => `it says "${text}"`), ...unknown.map((key) => `${key} has no message`)];
}
