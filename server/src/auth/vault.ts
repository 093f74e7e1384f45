import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that must be readable again, and hashes those that are only compared, with keys outside the database. */
export interface Vault {
  /** Encrypts a text. `owner` binds it: it cannot be opened for another owner. */
  seal(text: string, owner: string): string;
  /** The text; undefined when it was changed, belongs to another owner, or was sealed with another key. */
  open(sealed: string, owner: string): string | undefined;
  /** Keyed hash of a random code: a copy of the database alone does not allow trying codes. */
  hash(text: string, owner: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Authenticated encryption (AES-256-GCM) and HMAC-SHA-256, with a key each. */
export function createVault(secret: Uint8Array): Vault {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `navette ${use}`, 32));
  const [sealing, hashing] = [keyFor('seal'), keyFor('hash')];
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealing, nonce).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      if (tag.length !== tagBytes) return undefined;
      try {
        const decipher = createDecipheriv(algorithm, sealing, nonce, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
    hash: (text, owner) => createHmac('sha256', hashing).update(`${owner}\0${text}`).digest('base64url'),
  };
}
