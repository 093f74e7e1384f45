import type { FirebaseSettings } from './firebase-settings.ts';

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
