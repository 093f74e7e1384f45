import type { Page } from '@playwright/test';
import type { Pin } from '../running-release.ts';
import type { Mend } from './alter-release.ts';

/** Way in which a remote can fail, and the text shown then. */
export interface Fault {
  /** Continues the test name "a remote". */
  readonly what: string;
  /** Reason on the page, in English. */
  readonly reason: string;
  /** Part of the technical line on the page. */
  readonly detail: string | RegExp;
  /** Causes the fault in this page. */
  readonly inject: (page: Page, pin: Pin) => Promise<Mend>;
  /** Nothing arrives, so the fault shows after the page's time-out. */
  readonly hangs?: true;
}
