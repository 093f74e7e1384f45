import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isUncheckedObject, textOf } from '../http/unchecked.ts';
import type { Environment } from '../../kernel/settings.ts';

/** The service account that signs tokens. */
export interface FirebaseAccount {
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
}

/** From FIREBASE_KEY_FILE, or from FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY. @throws without quoting either */
export function readFirebaseAccount({
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
