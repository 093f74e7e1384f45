import type { Page } from '@playwright/test';
import type { Pin } from '../running-release.ts';
import type { Mend } from './alter-release.ts';

/** A way in which a remote can fail, and what a person then reads. */
export interface Fault {
  /** Follows on "a remote". */
  readonly what: string;
  /** The reason as the page says it in English. */
  readonly reason: string;
  /** What the page gives to who writes it down: a part of the technical line. */
  readonly detail: string | RegExp;
  /** Makes it happen in this page, for real. */
  readonly inject: (page: Page, pin: Pin) => Promise<Mend>;
  /** Nothing comes, so that it shows once the page has waited long enough. */
  readonly hangs?: true;
}
