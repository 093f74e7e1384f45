/** Starts a release set in a headless browser. For the command line alone: a server does not carry a browser. */
export { bootCheck } from './boot-check.ts';
export type { BootOptions } from './boot-check.ts';
export { accountOf, otherAccountsOf } from './accounts.ts';
export type { Account } from './accounts.ts';
