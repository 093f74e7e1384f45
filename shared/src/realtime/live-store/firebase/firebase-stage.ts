import {
  customToken,
  productionRules,
  productionStorageRule,
  type Rules,
  startFirebaseFake,
  startGate,
} from '@navette/firebase-fake';
import { createFirebaseLiveStore, type FirebaseLiveStoreOptions } from './firebase-live-store.ts';

const PROJECT = 'demo-navette';
/** The signed-in user. */
export const USER = 1;
const everything = { home: true, booking: true, tickets: true, tracker: true };

/** Token of a user with the pages of dispatch, or others. */
export const tokenOf = (userId: number, pages: object = everything): string =>
  customToken(String(userId), { role: 'dispatch', userId, pages });

/** The database under test: the local fake, or the official emulator. */
interface Backend {
  readonly setRules: (rules: Rules) => Promise<void> | void;
  /** Writes past the security rules. */
  readonly seed: (path: string, value: unknown) => Promise<void> | void;
}

/** Calls the emulator as its owner. */
async function owner(host: string, path: string, value: unknown): Promise<void> {
  const answer = await fetch(`http://${host}/${path}.json?ns=${PROJECT}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(value),
  });
  if (!answer.ok) throw new Error(`the emulator answers ${answer.status}: ${await answer.text()}`);
}

/** A project with the production rules, reached through a gate that can be cut. */
export async function startFirebase(emulator = process.env.FIREBASE_DATABASE_EMULATOR_HOST) {
  const fake = await startFirebaseFake({ projectId: PROJECT });
  const backend: Backend = emulator
    ? {
        setRules: (rules) => owner(emulator, '.settings/rules', { rules }),
        seed: (path, value) => owner(emulator, path, value),
      }
    : { setRules: (rules) => fake.database.setRules(rules), seed: (path, value) => fake.database.seed(path, value) };
  fake.storage.rule = productionStorageRule();
  const gate = await startGate(emulator ?? new URL(fake.url).host);
  await backend.setRules(productionRules());
  await backend.seed('', null);
  const config = {
    apiKey: 'any',
    projectId: PROJECT,
    databaseURL: `http://${gate.host}?ns=${PROJECT}`,
    storageBucket: 'demo-navette.appspot.com',
    storageURL: fake.url,
    authURL: fake.url,
    token: tokenOf(USER),
  };
  const open = (options: Partial<FirebaseLiveStoreOptions> = {}) =>
    createFirebaseLiveStore({ config, userId: USER, renew: () => Promise.resolve(tokenOf(USER)), ...options });
  return {
    ...backend,
    fake,
    gate,
    config,
    open,
    close: async () => {
      await gate.close();
      await fake.close();
    },
  };
}
