import type { FailureKind } from '@navette/shared/federation';

/** A remote that could not be loaded or drawn. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: FailureKind;
  /** Name of the remote: `dispatch`. */
  readonly remote: string;
  /** Identifier that a person can read out on the phone, and that the log line carries. */
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
