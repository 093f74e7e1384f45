import type { Page, Route } from '@playwright/test';
import type { Pin } from '../running-release.ts';
import { type Mend, repin } from './alter-release.ts';
import type { Fault } from './fault.ts';

/** Answers every file of the remote's program like this, its texts as usual. */
async function deliver(page: Page, pin: Pin, answer: (route: Route) => Promise<void>): Promise<Mend> {
  const mendPin = await repin(page, pin.declaration.name, (same) => same);
  const routed = await page.route(`**${pin.base}*.js*`, answer);
  return async () => {
    await mendPin();
    await routed.dispose();
  };
}

/** Faults between server and browser: the release itself is sound. */
export const DELIVERY_FAULTS: readonly Fault[] = [
  {
    what: 'whose files are gone',
    reason: 'One of its files cannot be found on the server.',
    detail: 'notFound',
    inject: (page, pin) => deliver(page, pin, (route) => route.fulfill({ status: 404, body: 'not found' })),
  },
  {
    what: 'that is a web page',
    reason: 'The server sent a web page instead of the program.',
    detail: 'html',
    inject: (page, pin) =>
      deliver(page, pin, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
      ),
  },
  {
    what: 'that does not come',
    reason: 'The server takes too long to send it.',
    detail: 'hang',
    hangs: true,
    inject: (page, pin) => deliver(page, pin, () => new Promise(() => {})),
  },
  {
    what: 'of which a file is not the one that was released',
    reason: 'One of its files is not the one that was released; it was refused for safety.',
    detail: 'integrity',
    inject: (page, pin) =>
      deliver(page, pin, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\nglobalThis.intruder = true;` });
      }),
  },
];
