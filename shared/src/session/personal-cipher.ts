/** Start of an encrypted value. */
const MARK = 'aes:';
const NONCE_BYTES = 12;

/** Encrypts the values of one user. */
export interface PersonalCipher {
  readonly encrypt: (name: string, value: string) => Promise<string>;
  /** The value; undefined when it belongs to another name, user or key, or is damaged. */
  readonly decrypt: (name: string, stored: string) => Promise<string | undefined>;
}

/**
 * AES-256-GCM with a key that scripts cannot read. A value is bound to its name and user. Loaded after sign-in, to keep the sign-in page small.
 * @param storageKey 256 bits as base64url
 */
export async function personalCipher(userId: number, storageKey: string): Promise<PersonalCipher> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytesOf(storageKey), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const algorithm = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`${String(userId)} ${name}`),
  });
  return {
    encrypt: async (name, value) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const encrypted = await subtle.encrypt(algorithm(name, nonce), key, new TextEncoder().encode(value));
      return MARK + textOf(nonce) + textOf(new Uint8Array(encrypted));
    },
    decrypt: async (name, stored) => {
      if (!stored.startsWith(MARK)) return undefined;
      try {
        const bytes = bytesOf(stored.slice(MARK.length));
        const nonce = bytes.slice(0, NONCE_BYTES);
        return new TextDecoder().decode(await subtle.decrypt(algorithm(name, nonce), key, bytes.slice(NONCE_BYTES)));
      } catch {
        return undefined;
      }
    },
  };
}

/** Base64 of bytes, in chunks that fit the arguments of a call. The twelve bytes of a nonce end without padding. */
function textOf(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
