/** A bucket, or the part of one below a prefix. */
export interface S3Settings {
  /** `s3://bucket/prefix`, as it was named. */
  readonly location: string;
  /** Address of the service, without a slash at its end. The bucket is addressed by path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before each key: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken: string | undefined;
}

const LOCATION = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/;

/**
 * The bucket that a location names, with the variables that the AWS tools read too.
 * @throws {S3SettingsError} naming what is missing
 */
export function s3SettingsOf(location: string, env: NodeJS.ProcessEnv): S3Settings {
  const [, bucket, path = ''] = LOCATION.exec(location) ?? [];
  if (bucket === undefined) throw new S3SettingsError(`${location} names no bucket: s3://bucket/prefix is expected.`);
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint ? 'us-east-1' : undefined);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (region === undefined)
    throw new S3SettingsError(`${location}: set AWS_REGION, or AWS_ENDPOINT_URL_S3 of another service.`);
  if (endpoint && !URL.canParse(endpoint)) throw new S3SettingsError(`AWS_ENDPOINT_URL_S3 is no address: ${endpoint}`);
  if (!accessKeyId || !secretAccessKey)
    throw new S3SettingsError(`${location}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  const parts = path.split('/').filter((part) => part !== '');
  return {
    location,
    endpoint: (endpoint || `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    region,
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}

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
