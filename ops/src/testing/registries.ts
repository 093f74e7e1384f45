import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { s3Objects, s3SettingsOf } from '../registry/s3.ts';
import { type S3Fake, startS3Fake } from '@navette/s3-fake';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { emptyRegistry } from './registry.ts';
import { temporaryFolder } from './built-remote.ts';

/** A kind of place that a registry can be kept in. */
interface RegistryKind {
  readonly name: string;
  /** A registry of its own, which is empty, with the environment in which ops finds it. */
  readonly create: () => Promise<{ readonly registry: Registry; readonly env: NodeJS.ProcessEnv }>;
  /** Writes into it behind the back of ops: `dispatch/1.0.0/entry.js`, or a small file. */
  readonly tamper: (registry: Registry, key: string, content: string) => Promise<void>;
}

let count = 0;

/** Environment with the address and keys of the fake, for ops. */
const bucketEnv = async ({ endpoint, credentials }: S3Fake): Promise<NodeJS.ProcessEnv> => ({
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  REGISTRY_CACHE: await temporaryFolder(),
});

export async function bucketRegistry(fake: S3Fake): Promise<{ registry: Registry; env: NodeJS.ProcessEnv }> {
  const env = await bucketEnv(fake);
  return { registry: openRegistry(`s3://${fake.bucket}/test/${++count}`, env), env };
}

/** The kinds of places: a folder, and a bucket of this S3 server, which is started by the first that asks. */
export const registryKinds = (fake: () => Promise<S3Fake>): readonly RegistryKind[] => [
  {
    name: 'a folder',
    create: async () => ({ registry: await emptyRegistry(), env: {} }),
    tamper: ({ location }, key, content) => writeFile(join(location, key), content),
  },
  {
    name: 'a bucket',
    create: async () => bucketRegistry(await fake()),
    tamper: async ({ location }, key, content) => {
      const { objects } = await fake();
      const prefix = new URL(location).pathname.slice(1);
      const path = key.includes('/') ? `files/${key}` : key;
      objects.put(`${prefix}/${path}`, { body: Buffer.from(content), type: 'text/plain', cacheControl: undefined }, {});
    },
  },
  ...bucketOfService(process.env),
];

/**
 * A bucket of a real service beside that of the fake, when TEST_BUCKET names one (`s3://bucket`, with the variables that the AWS tools read): what is written
 * below `test/` stays.
 */
function bucketOfService({ TEST_BUCKET: bucket, ...env }: NodeJS.ProcessEnv): readonly RegistryKind[] {
  if (!bucket) return [];
  return [
    {
      name: 'a bucket of a service',
      create: async () => {
        const own = { ...env, REGISTRY_CACHE: await temporaryFolder() };
        return { registry: openRegistry(`${bucket}/test/${randomUUID()}`, own), env: own };
      },
      tamper: async ({ location }, key, content) => {
        await s3Objects(s3SettingsOf(location, env)).put(key.includes('/') ? `files/${key}` : key, content);
      },
    },
  ];
}

/** Starts one S3 server when it is first asked for. */
export function oneS3Fake(): { readonly get: () => Promise<S3Fake>; readonly stop: () => Promise<void> } {
  let started: Promise<S3Fake> | undefined;
  return {
    get: () => (started ??= startS3Fake()),
    stop: async () => (await started)?.stop(),
  };
}
