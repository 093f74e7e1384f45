/** A bucket that does not answer, or refuses what is asked of it. Never holds a key. */
export class S3Fault extends Error {
  override readonly name = 'S3Fault';
  /** HTTP status of a refusal; undefined when no answer came. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
  }
}

/** A location that names no bucket, or a bucket whose address or keys are missing. */
export class S3SettingsError extends Error {
  override readonly name = 'S3SettingsError';
}
