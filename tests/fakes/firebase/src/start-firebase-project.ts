import { generateKeyPairSync, verify } from 'node:crypto';
import { productionStorageRule } from './production-rules.ts';
import { startFirebaseFake, type FirebaseFake } from './start-firebase-fake.ts';

/** Firebase project of a test, and the environment for a server that uses it. */
export interface FirebaseProject {
  readonly fake: FirebaseFake;
  readonly env: Readonly<Record<string, string>>;
  /** The claims of a token signed by the service account; undefined for any other. */
  readonly claimsOf: (token: string) => Readonly<Record<string, unknown>> | undefined;
}

/** Starts a project that accepts tokens of its own service account alone, with the production rules of Storage. Close its fake. */
export async function startFirebaseProject(port = 0): Promise<FirebaseProject> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const claimsOf = (token: string) => {
    const [header = '', body = '', signature = ''] = token.split('.');
    const ours = verify('RSA-SHA256', Buffer.from(`${header}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
    return ours ? JSON.parse(Buffer.from(body, 'base64url').toString()) : undefined;
  };
  const fake = await startFirebaseFake({ port, takes: (token) => claimsOf(token) !== undefined });
  fake.storage.rule = productionStorageRule();
  const env = {
    FIREBASE_PROJECT_ID: 'demo-navette',
    FIREBASE_API_KEY: 'web-key',
    FIREBASE_DATABASE_URL: `${fake.url}/?ns=demo-navette`,
    FIREBASE_STORAGE_BUCKET: 'demo-navette.appspot.com',
    FIREBASE_CLIENT_EMAIL: 'navette@demo-navette.iam.gserviceaccount.com',
    FIREBASE_PRIVATE_KEY: privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', String.raw`\n`),
    FIREBASE_AUTH_URL: fake.url,
    FIREBASE_STORAGE_URL: fake.url,
  };
  return { fake, env, claimsOf };
}
