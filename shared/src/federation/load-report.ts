/**
 * Why a part of the suite failed to load, as far as the browser can know:
 * - `notFound`: a file of it answers 404
 * - `html`: a file answers a web page instead of JavaScript
 * - `syntax`: a file is not JavaScript that this browser understands
 * - `hang`: a file does not arrive in time
 * - `threw`: its code fails while it starts or draws
 * - `contract`: it was built for another host
 * - `integrity`: a file is not the one that was released
 * - `sharedModule`: a module it needs from the host is missing, too old, or there twice
 * - `unreachable`: the server answers an error, or nothing at all
 */
export const FAILURE_KINDS = [
  'notFound',
  'html',
  'syntax',
  'hang',
  'threw',
  'contract',
  'integrity',
  'sharedModule',
  'unreachable',
] as const;

/** Why a part of the suite failed to load. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What is counted for a remote: that it loaded, that its code failed later in a page that had loaded, that the content security policy refused something of it, or why it failed to load. */
export const LOAD_OUTCOMES = ['loaded', 'error', 'violation', ...FAILURE_KINDS] as const;

/** What is counted for a remote. */
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** Outcomes that say that a version does not work; `unreachable` and `hang` are also what a bad network looks like and count as failures all the same. */
export const isFailure = (outcome: LoadOutcome): boolean => outcome !== 'loaded' && outcome !== 'violation';
