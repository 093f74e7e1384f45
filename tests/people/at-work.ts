import type { Page } from '@playwright/test';
import { newSession, sharedSession, type SignedIn } from '../office/api.ts';
import { baseUrl } from '../suite/address.ts';
import { goQuiet } from '../suite/shared-page.ts';
import type { Role } from './roles.ts';
import type { Locale } from './sign-in.ts';

/** How somebody comes to a page. */
export interface Arrival {
  /** English by default. */
  readonly locale?: Locale;
  /** A session of one's own, which the journey may end; else one that the worker's journeys share. */
  readonly own?: boolean;
  /** Address of a suite of the journey's own, where nobody shares a session. */
  readonly origin?: string;
}

/** Opens a page as somebody who has signed in before: a role of the demo, or whose session is given. */
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
