import { type KeyObject, createPrivateKey } from 'node:crypto';
import { keyOf, serviceUrl } from './http/service-settings.ts';
import type { Environment } from '../kernel/settings.ts';
import { readFileSync } from 'node:fs';
import { isUncheckedObject, textOf } from './http/unchecked.ts';
import { SignJWT } from 'jose';

/** A Firebase project that stores live data, and files if it has a bucket. */
export interface FirebaseSettings {
  readonly projectId: string;
  /** Web API key, which is public. */
  readonly apiKey: string;
  /** URL of the Realtime Database. */
  readonly databaseURL: string;
  /** Bucket of the photos; null stores them in the local folder. */
  readonly storageBucket: string | null;
  /** Service account that signs tokens. */
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
  /** Custom sign-in and Storage URLs, for emulators. */
  readonly authURL: string | null;
  readonly storageURL: string | null;
}

const required = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_DATABASE_URL'] as const;

/**
 * The project configured by the FIREBASE_… variables; undefined when none of them is set. The service account comes from FIREBASE_KEY_FILE, or from
 * FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.
 * @throws when one is missing or invalid; the message contains no secret
 */
export function firebaseOf(env: Environment): FirebaseSettings | undefined {
  // Excludes the emulator's own variable, which has the same prefix.
  const set = Object.entries(env).filter(
    ([name, value]) => name.startsWith('FIREBASE_') && !name.endsWith('_EMULATOR_HOST') && value,
  );
  if (set.length === 0) return undefined;
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Firebase is configured by half: ${missing.join(', ')} missing`);
  const {
    FIREBASE_PROJECT_ID: projectId = '',
    FIREBASE_API_KEY: apiKey = '',
    FIREBASE_DATABASE_URL: databaseURL = '',
    FIREBASE_STORAGE_BUCKET: bucket,
    FIREBASE_AUTH_URL: authURL,
    FIREBASE_STORAGE_URL: storageURL,
  } = env;
  return {
    projectId,
    apiKey: keyOf('FIREBASE_API_KEY', apiKey),
    databaseURL: databaseUrl(databaseURL),
    storageBucket: bucket ? bucketName(bucket) : null,
    ...readFirebaseAccount(env),
    authURL: authURL ? serviceUrl('FIREBASE_AUTH_URL', authURL) : null,
    storageURL: storageURL ? serviceUrl('FIREBASE_STORAGE_URL', storageURL) : null,
  };
}

/** Adds the project as `ns` when the URL does not contain it, as for an emulator. */
function databaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain =
    url &&
    /^https?:$/u.test(url.protocol) &&
    !url.username &&
    !url.hash &&
    url.pathname === '/' &&
    [...url.searchParams.keys()].every((name) => name === 'ns');
  if (!url || !plain)
    throw new Error(
      `FIREBASE_DATABASE_URL is not the address of a Realtime Database, as in https://project-default-rtdb.europe-west1.firebasedatabase.app: ${text}`,
    );
  return url.search ? url.href : url.origin;
}

function bucketName(text: string): string {
  if (!/^[a-z0-9][\w.-]{1,198}$/u.test(text))
    throw new Error(`FIREBASE_STORAGE_BUCKET is not the name of a bucket, as in project.firebasestorage.app: ${text}`);
  return text;
}

/** The service account that signs tokens. */
interface FirebaseAccount {
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
}

/** From FIREBASE_KEY_FILE, or from FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY. @throws without quoting either */
function readFirebaseAccount({
  FIREBASE_KEY_FILE: file,
  FIREBASE_CLIENT_EMAIL: email,
  FIREBASE_PRIVATE_KEY: key,
}: Environment): FirebaseAccount {
  if (file) return fromFile(file);
  if (!email || !key)
    throw new Error(
      'Firebase is configured by half: FIREBASE_KEY_FILE, or FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY missing',
    );
  try {
    // In an environment file a line break is written as two characters.
    return { clientEmail: email, privateKey: rsaKey(key.replaceAll(String.raw`\n`, '\n')) };
  } catch {
    throw new Error('FIREBASE_PRIVATE_KEY is not an RSA key in PEM');
  }
}

/** The key file of a service account, from the Firebase console. */
function fromFile(path: string): FirebaseAccount {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const [email, key] = isUncheckedObject(content) ? [textOf(content.client_email), textOf(content.private_key)] : [];
    if (!email || !key) throw new TypeError('no client_email or private_key');
    return { clientEmail: email, privateKey: rsaKey(key) };
  } catch {
    // The original error may quote the file.
    throw new Error(
      'FIREBASE_KEY_FILE is not the readable key file of a service account, with client_email and private_key',
    );
  }
}

function rsaKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('no RSA key');
  return key;
}

/** User of a token, with the claims that the project's rules check. */
export interface TokenHolder {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Lifetime in seconds; Firebase's maximum. */
const LASTS = 3600;

/** Custom token for signing in to a Firebase project, valid for an hour. */
export function customToken(
  { clientEmail, privateKey }: FirebaseAccount,
  { uid, claims }: TokenHolder,
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ uid, claims: { ...claims } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setSubject(clientEmail)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LASTS)
    .sign(privateKey);
}

/** Other origins that a page connects to. */
export interface OtherOrigins {
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

type Addresses = Pick<FirebaseSettings, 'databaseURL' | 'storageBucket' | 'authURL' | 'storageURL'>;

/** Origins of a Firebase project that the browser connects to: its database, sign-in, and photos if they are stored there. */
export function firebaseOrigins({ databaseURL, storageBucket, authURL, storageURL }: Addresses): OtherOrigins {
  const signIn = authURL
    ? [originOf(authURL)]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const storage =
    storageBucket === null ? [] : [storageURL ? originOf(storageURL) : 'https://firebasestorage.googleapis.com'];
  return { connect: [...databaseOrigins(new URL(databaseURL)), ...signIn, ...storage], images: storage };
}

/** At the handshake the database redirects to one of its sibling hosts. */
function databaseOrigins({ protocol, host, hostname }: URL): string[] {
  const sockets = protocol === 'https:' ? 'wss:' : 'ws:';
  const [, family] = /^[^.]+\.((?:[\w-]+\.)?firebasedatabase\.app|firebaseio\.com)$/u.exec(hostname) ?? [];
  return [family ? `${sockets}//*.${family}` : `${sockets}//${host}`];
}

const originOf = (address: string): string => new URL(address).origin;
