/** Starts a release set in a headless browser. For the command line alone: a server does not carry a browser. */
export { bootCheck } from './boot-check.ts';
export type { BootOptions } from './boot-check.ts';
export { accountOf } from './sign-in.ts';
export type { Account } from './sign-in.ts';
