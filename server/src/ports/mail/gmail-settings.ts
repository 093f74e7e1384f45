import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isUncheckedObject, textOf } from '../http/unchecked.ts';
import { serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';

/** A service account that impersonates the mailbox's user, by domain-wide delegation. */
export interface ServiceAccount {
  readonly kind: 'account';
  readonly email: string;
  readonly keyId: string | null;
  readonly key: KeyObject;
  readonly tokenUrl: string;
}

/** OAuth grant of the mailbox owner. */
export interface RefreshGrant {
  readonly kind: 'grant';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  readonly tokenUrl: string;
}

/** Access to Gmail. */
export interface GmailSettings {
  /** Address of the mailbox. */
  readonly user: string;
  /** Origin of the API. */
  readonly url: string;
  readonly access: ServiceAccount | RefreshGrant;
}

const API = 'https://gmail.googleapis.com';
const TOKENS = 'https://oauth2.googleapis.com/token';

/**
 * MAIL_USER with GMAIL_KEY_FILE, or with GMAIL_CLIENT_ID, GMAIL_CLIENT_SECRET and GMAIL_REFRESH_TOKEN.
 * @throws when something is missing or invalid; the message contains no secret
 */
export function gmailOf(env: Environment): GmailSettings {
  const {
    MAIL_USER: user,
    MAIL_URL,
    GMAIL_KEY_FILE: keyFile,
    GMAIL_CLIENT_ID: clientId,
    GMAIL_CLIENT_SECRET: clientSecret,
    GMAIL_REFRESH_TOKEN: refreshToken,
  } = env;
  if (!user) throw new Error('MAIL_SERVICE=gmail needs MAIL_USER, the address of the mailbox');
  const tokenUrl = env.GMAIL_TOKEN_URL ? serviceUrl('GMAIL_TOKEN_URL', env.GMAIL_TOKEN_URL) : undefined;
  const reached = { user, url: MAIL_URL ? serviceUrl('MAIL_URL', MAIL_URL) : API };
  if (keyFile) return { ...reached, access: readAccount(keyFile, tokenUrl) };
  if (clientId && clientSecret && refreshToken)
    return {
      ...reached,
      access: { kind: 'grant', clientId, clientSecret, refreshToken, tokenUrl: tokenUrl ?? TOKENS },
    };
  throw new Error(
    'MAIL_SERVICE=gmail needs GMAIL_KEY_FILE, or GMAIL_CLIENT_ID, GMAIL_CLIENT_SECRET and GMAIL_REFRESH_TOKEN',
  );
}

/** The key file of a service account, from the Cloud console. */
function readAccount(path: string, tokenUrl: string | undefined): ServiceAccount {
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isUncheckedObject(file)) throw new TypeError('no object');
    const [email, key] = [textOf(file.client_email), textOf(file.private_key)];
    if (email === null || key === null) throw new TypeError('no client_email or private_key');
    return {
      kind: 'account',
      email,
      keyId: textOf(file.private_key_id),
      key: createPrivateKey(key),
      tokenUrl: tokenUrl ?? textOf(file.token_uri) ?? TOKENS,
    };
  } catch {
    // The error may quote the file.
    throw new Error(
      'GMAIL_KEY_FILE is not the readable key file of a service account, with client_email and private_key',
    );
  }
}
