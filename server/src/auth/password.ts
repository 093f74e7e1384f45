import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters OWASP recommends. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Dummy hash verified when there is no account, so that both cases take equally long. */
const nobody = hashPassword('nobody has this password');

export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && Boolean(passwordHash);
}

/** Alphabet without look-alike letters and digits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A temporary password to hand over once: three groups of four, 59 bits. */
export function temporaryPassword(): string {
  const characters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-');
}
