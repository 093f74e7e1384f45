import type { Asked } from '../../ports/identity/identity-provider.ts';
import type { Vault } from '../vault.ts';

/** Seconds that somebody may take at the provider. */
export const ASKED_SECONDS = 600;

/** Seconds from the return of the provider to the session, which the page asks for at once. */
export const PROVEN_SECONDS = 60;

/** What a browser keeps, sealed, while it is at the provider: nothing is stored here before somebody has signed in. */
export interface RememberedQuestion extends Asked {
  /** The page that was asked for. */
  readonly target: string;
}

/** Seals and opens what browsers keep; what is too old, changed or of another step is nothing. */
interface Step<Kept> {
  readonly seal: (vault: Vault, kept: Kept, now: Date) => string;
  readonly open: (vault: Vault, sealed: string | undefined, now: Date) => Kept | undefined;
}

function step<Kept>(
  owner: string,
  seconds: number,
  read: (value: Readonly<Record<string, unknown>>) => Kept | undefined,
): Step<Kept> {
  return {
    seal: (vault, kept, now) => vault.seal(JSON.stringify({ ...kept, until: now.getTime() + seconds * 1000 }), owner),
    open: (vault, sealed, now) => {
      const text = sealed === undefined ? undefined : vault.open(sealed, owner);
      if (text === undefined) return undefined;
      const value: Record<string, unknown> = JSON.parse(text);
      return typeof value.until === 'number' && value.until > now.getTime() ? read(value) : undefined;
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Somebody is at the provider. */
export const question = step<RememberedQuestion>(
  'single sign-on, asked',
  ASKED_SECONDS,
  ({ state, nonce, verifier, target }) =>
    isText(state) && isText(nonce) && isText(verifier) && isText(target)
      ? { state, nonce, verifier, target }
      : undefined,
);

/** Somebody came back, and is a user. */
export const proof = step<{ readonly userId: number }>('single sign-on, proven', PROVEN_SECONDS, ({ userId }) =>
  typeof userId === 'number' ? { userId } : undefined,
);
