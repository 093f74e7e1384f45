import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Refusal } from '../refusal.ts';

export interface NamedKey {
  readonly name: string;
  readonly key: KeyObject;
}

/** Keys of this process, and what they are used for. */
export interface Signing {
  /** Key that signs what is published and activated here. */
  readonly signer: NamedKey | undefined;
  /** Public keys whose signatures count. Several, so that a key can be replaced by another. */
  readonly trusted: readonly NamedKey[];
  /** Whether what no trusted key has signed is refused. */
  readonly required: boolean;
}

const NAME = /^[a-z][a-z\d-]{0,40}$/;

/**
 * Keys from the environment: `NAVETTE_SIGNING_KEY`, `NAVETTE_TRUSTED_KEYS` (separated by commas), `NAVETTE_REQUIRE_SIGNED=1`.
 * @throws {Refusal} naming the variable that holds no key, or neither 1 nor 0
 */
export function signingOf(env: NodeJS.ProcessEnv): Signing {
  const { NAVETTE_SIGNING_KEY: signer, NAVETTE_TRUSTED_KEYS: trusted } = env;
  const required = envSwitch(env, 'NAVETTE_REQUIRE_SIGNED');
  const keys = (trusted ?? '').split(',').filter((entry) => entry.trim() !== '');
  if (required && keys.length === 0)
    throw new Refusal('NAVETTE_REQUIRE_SIGNED=1 refuses everything without NAVETTE_TRUSTED_KEYS.');
  return {
    signer: signer ? namedKey('NAVETTE_SIGNING_KEY', signer, privateKey) : undefined,
    trusted: keys.map((entry) => namedKey('NAVETTE_TRUSTED_KEYS', entry, publicKey)),
    required,
  };
}

const privateKey = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
const publicKey = (der: Buffer): KeyObject => createPublicKey({ key: der, format: 'der', type: 'spki' });

/** `ada:MCowBQ…`: a name, and a key as base64 of DER. The message holds nothing of a secret. */
function namedKey(variable: string, text: string, read: (der: Buffer) => KeyObject): NamedKey {
  const [name = '', base64 = ''] = text.trim().split(':', 2);
  const fault = new Refusal(`${variable}: not an Ed25519 key such as ada:MC4C… (create one with ops keygen).`);
  if (!NAME.test(name)) throw fault;
  try {
    const key = read(Buffer.from(base64, 'base64'));
    if (key.asymmetricKeyType !== 'ed25519') throw fault;
    return { name, key };
  } catch {
    throw fault;
  }
}

/** A new pair of keys, as the environment takes them. */
interface NewKeys {
  /** For `NAVETTE_SIGNING_KEY`; secret. */
  readonly signing: string;
  /** For `NAVETTE_TRUSTED_KEYS`; public. */
  readonly trusted: string;
}

/**
 * Makes a pair of Ed25519 keys.
 * @throws {Refusal} for a name that is none
 */
export function newKeys(name: string): NewKeys {
  if (!NAME.test(name))
    throw new Refusal(`${name}: a key name may contain a-z, digits and hyphens, such as dispatch-ci.`);
  const { privateKey: secret, publicKey: open } = generateKeyPairSync('ed25519');
  return {
    signing: `${name}:${secret.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
    trusted: `${name}:${open.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  };
}

/**
 * Whether a switch of the environment is on: 1, or 0 (and nothing) for off. Any other word is refused, since `true` taken for off would leave a protection out.
 * @throws {Refusal} naming the variable
 */
export function envSwitch(env: NodeJS.ProcessEnv, name: 'NAVETTE_REQUIRE_SIGNED' | 'NAVETTE_REQUIRE_TOKEN'): boolean {
  const word = env[name]?.trim() ?? '';
  if (!['', '0', '1'].includes(word)) throw new Refusal(`${name} must be 1 (on) or 0 (off), not ${word}.`);
  return word === '1';
}
