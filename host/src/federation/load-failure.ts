/**
 * Why a part of the suite is not there, as far as the browser can find out:
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
export type FailureKind = 'notFound' | 'html' | 'syntax' | 'hang' | 'threw' | 'contract' | 'integrity' | 'sharedModule' | 'unreachable';

/** A remote that could not be loaded or drawn. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: FailureKind;
  /** Name of the remote: `dispatch`. */
  readonly remote: string;
  /** What a person on the phone can read out, and what the log line carries. */
  readonly incidentId: string;

  constructor(kind: FailureKind, remote: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.remote = remote;
    this.incidentId = incidentId();
  }
}

/** Eight letters and digits without those that are mistaken for each other. */
function incidentId(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Whatever was thrown, as a failure of this remote. */
export function asFailure(error: unknown, remote: string): LoadFailure {
  if (error instanceof LoadFailure) return error;
  return new LoadFailure('threw', remote, error instanceof Error ? error.message : String(error), error);
}
