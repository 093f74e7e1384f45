import type { Page } from '@playwright/test';
import { newSession, sharedSession, type SignedIn } from '../office/api.ts';
import { baseUrl } from '../suite/address.ts';
import { goQuiet } from '../suite/shared-page.ts';
import type { Role } from './roles.ts';
import type { Locale } from './sign-in.ts';

/** Options of opening a page. */
export interface Arrival {
  /** English by default. */
  readonly locale?: Locale;
  /** Own session, which the journey may end; otherwise the one shared by the worker's journeys. */
  readonly own?: boolean;
  /** Address of the journey's own suite, where no session is shared. */
  readonly origin?: string;
}

/** Opens a page with a session: of a demo role, or the given one. */
export async function arrive(
  page: Page,
  who: Role | SignedIn,
  path: string,
  { locale = 'en', own = false, origin = baseUrl }: Arrival = {},
): Promise<void> {
  const sessionOf = (role: Role) => (own || origin !== baseUrl ? newSession(role, origin) : sharedSession(role));
  const { token, user, expiresAt } = typeof who === 'string' ? await sessionOf(who) : who;
  const session = JSON.stringify({ token, user, expiresAt: Date.parse(expiresAt) });
  await goQuiet(page, origin);
  await page.evaluate(
    ([stored, chosen]) => {
      localStorage.setItem('navette.locale', chosen);
      localStorage.setItem('navette.session', stored);
    },
    [session, locale] as const,
  );
  await page.goto(`${origin}${path}`);
}
