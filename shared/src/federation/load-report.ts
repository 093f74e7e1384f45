/**
 * Reason why a part of the suite failed to load, as far as the browser can tell:
 * - `notFound`: a file answers 404
 * - `html`: a file answers a web page instead of JavaScript
 * - `syntax`: a file is not JavaScript that this browser understands
 * - `hang`: a file does not arrive in time
 * - `threw`: its code throws while it starts or renders
 * - `contract`: it was built for another host
 * - `integrity`: a file's hash differs from the released one
 * - `froze`: its code blocked the tab while it was loading, so that the tab was ended; told by the next one
 * - `sharedModule`: a module that it needs from the host is missing, too old, or loaded twice
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
  'froze',
  'unreachable',
] as const;

/** Reason why a part of the suite failed to load. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/**
 * Counted events of a remote: it loaded, its code failed later in a loaded page, the content security policy blocked something of it, or the reason
 * why it failed to load.
 */
export const LOAD_OUTCOMES = ['loaded', 'error', 'violation', ...FAILURE_KINDS] as const;

/** A counted event of a remote. */
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** Outcomes that count as failures of a version; `unreachable` and `hang` may also be a bad network, and count nevertheless. */
export const isFailure = (outcome: LoadOutcome): boolean => outcome !== 'loaded' && outcome !== 'violation';
