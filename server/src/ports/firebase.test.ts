import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { firebaseOf, firebaseOrigins } from './firebase.ts';

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const whole = {
  FIREBASE_PROJECT_ID: 'navette',
  FIREBASE_API_KEY: 'AIza-web',
  FIREBASE_DATABASE_URL: 'https://navette-default-rtdb.europe-west1.firebasedatabase.app/',
  FIREBASE_CLIENT_EMAIL: 'navette@navette.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
};
const folder = await mkdtemp(join(tmpdir(), 'navette-firebase-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    firebaseOf(env);
    return 'taken';
  } catch (error) {
    return String(error);
  }
}

describe('the configuration of Firebase', () => {
  it('configuration of Firebase is absent without a variable, or with only the emulator', () => {
    const emulator: NodeJS.ProcessEnv = { FIREBASE_PROJECT_ID: '', FIREBASE_DATABASE_EMULATOR_HOST: 'localhost:9000' };
    expect([firebaseOf({}), firebaseOf(emulator)]).toEqual([undefined, undefined]);
  });

  it('keeps photos in the own folder without a bucket', () => {
    expect(firebaseOf(whole)).toMatchObject({
      projectId: 'navette',
      databaseURL: 'https://navette-default-rtdb.europe-west1.firebasedatabase.app',
      storageBucket: null,
      authURL: null,
      storageURL: null,
    });
    expect(firebaseOf({ ...whole, FIREBASE_STORAGE_BUCKET: 'navette.firebasestorage.app' })?.storageBucket).toBe(
      'navette.firebasestorage.app',
    );
  });

  it('takes the key file of a service account', async () => {
    const file = join(folder, 'account.json');
    await writeFile(file, JSON.stringify({ client_email: 'file@navette', private_key: pem }));
    expect(
      firebaseOf({ ...whole, FIREBASE_CLIENT_EMAIL: '', FIREBASE_PRIVATE_KEY: '', FIREBASE_KEY_FILE: file })
        ?.clientEmail,
    ).toBe('file@navette');
    await writeFile(file, JSON.stringify({ client_email: 'file@navette', private_key: 'secret words' }));
    expect(refusal({ ...whole, FIREBASE_KEY_FILE: file })).toMatch(/FIREBASE_KEY_FILE is not the readable key file/);
  });

  it.each(Object.keys(whole))('refuses an incomplete configuration without %s', (name) => {
    expect(refusal({ ...whole, [name]: '' })).toContain(name);
  });

  it.each([
    ['FIREBASE_DATABASE_URL', 'navette'],
    ['FIREBASE_DATABASE_URL', 'https://navette.firebaseio.com/tasks'],
    ['FIREBASE_STORAGE_BUCKET', 'gs://navette'],
    ['FIREBASE_AUTH_URL', 'localhost:9099'],
    ['FIREBASE_API_KEY', 'a key'],
    ['FIREBASE_PRIVATE_KEY', 'secret words'],
    ['FIREBASE_PRIVATE_KEY', elliptic],
  ])('refuses an invalid %s', (name, text) => {
    expect(refusal({ ...whole, [name]: text })).toContain(name);
  });

  it('never shows a key in an error', () => {
    for (const text of [
      refusal({ ...whole, FIREBASE_PRIVATE_KEY: 'secret words' }),
      refusal({ ...whole, FIREBASE_API_KEY: 'secret words' }),
      refusal({ ...whole, FIREBASE_KEY_FILE: join(folder, 'none') }),
    ])
      expect(text).not.toMatch(/secret|ENOENT/);
    expect(JSON.stringify(firebaseOf(whole))).not.toMatch(/PRIVATE|MII/);
  });
});

const project = {
  databaseURL: 'https://navette-default-rtdb.europe-west1.firebasedatabase.app',
  storageBucket: null,
  authURL: null,
  storageURL: null,
};

it('allows the database, its regional neighbours and sign-in', () => {
  expect(firebaseOrigins(project)).toEqual({
    connect: [
      'wss://*.europe-west1.firebasedatabase.app',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    images: [],
  });
  expect(firebaseOrigins({ ...project, databaseURL: 'https://navette.firebaseio.com' }).connect[0]).toBe(
    'wss://*.firebaseio.com',
  );
});

it('allows Storage too when photos are stored there', () => {
  const { connect, images } = firebaseOrigins({ ...project, storageBucket: 'navette' });
  expect([connect.at(-1), images]).toEqual([
    'https://firebasestorage.googleapis.com',
    ['https://firebasestorage.googleapis.com'],
  ]);
});

it('allows the configured origins alone when they are set', () => {
  const own = {
    databaseURL: 'http://127.0.0.1:9000/?ns=navette',
    storageBucket: 'navette',
    authURL: 'http://127.0.0.1:9099/path',
    storageURL: 'http://127.0.0.1:9199',
  };
  expect(firebaseOrigins(own)).toEqual({
    connect: ['ws://127.0.0.1:9000', 'http://127.0.0.1:9099', 'http://127.0.0.1:9199'],
    images: ['http://127.0.0.1:9199'],
  });
});
