import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth';
import * as rtdb from 'firebase/database';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref as fileRef,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customToken, type FirebaseFake, startFirebaseFake } from './index.ts';

setLogLevel('silent');

let fake: FirebaseFake;
const apps: FirebaseApp[] = [];
beforeEach(async () => {
  fake = await startFirebaseFake();
  fake.database.setRules({
    open: { '.read': true, '.write': true },
    mine: {
      $user: { '.read': 'auth.uid === $user', '.write': 'auth.uid === $user', '.validate': 'newData.isNumber()' },
    },
  });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  await fake.close();
});

function client() {
  const app = initializeApp(
    { apiKey: 'any', projectId: 'demo-navette', databaseURL: `${fake.url}?ns=demo-navette`, storageBucket: 'demo' },
    `client ${Math.random()}`,
  );
  apps.push(app);
  const [database, storage] = [rtdb.getDatabase(app), getStorage(app)];
  const { hostname, port } = new URL(fake.url);
  connectStorageEmulator(storage, hostname, Number(port));
  const signIn = async (uid: string) => {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, fake.url, { disableWarnings: true });
    return signInWithCustomToken(auth, customToken(uid, { role: 'dispatch' }));
  };
  return { app, database, storage, signIn, at: (path: string) => rtdb.ref(database, path) };
}
const valueOf = async (query: rtdb.Query) => (await rtdb.get(query)).val();
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

describe('the fake Realtime Database with the SDK', () => {
  it('stores values that are set and merged, deletes with null, and drops empty nodes', async () => {
    const { at } = client();
    await rtdb.set(at('open/a'), { one: 1, none: null, empty: {}, list: ['x', 'y'] });
    await rtdb.update(at('open'), { 'a/two': 2, 'b/c': true });
    expect(await valueOf(at('open'))).toEqual({ a: { one: 1, two: 2, list: ['x', 'y'] }, b: { c: true } });
    await rtdb.remove(at('open/b/c'));
    expect(await valueOf(at('open/b'))).toBeNull();
  });

  it('notifies every listener of changes, also inside a limited query', async () => {
    const [one, other] = [client(), client()];
    const seen: unknown[] = [];
    rtdb.onValue(rtdb.query(other.at('open/list'), rtdb.orderByChild('rank'), rtdb.limitToLast(2)), (snapshot) => {
      const keys: (string | null)[] = [];
      snapshot.forEach((child) => void keys.push(child.key));
      seen.push(keys);
    });
    await rtdb.set(one.at('open/list'), { a: { rank: 3 }, b: { rank: 'text' }, c: { rank: 20 }, d: { rank: false } });
    await soon(() => expect(seen.at(-1)).toEqual(['c', 'b']));
    await rtdb.remove(one.at('open/list/b'));
    await soon(() => expect(seen.at(-1)).toEqual(['a', 'c']));
    await rtdb.set(one.at('open/list/d/rank'), 5);
    await soon(() => expect(seen.at(-1)).toEqual(['d', 'c']));
  });

  it('resolves server timestamps and increments, and runs two transactions at once', async () => {
    const [one, other] = [client(), client()];
    await rtdb.set(one.at('open/at'), rtdb.serverTimestamp());
    expect(Math.abs(Number(await valueOf(one.at('open/at'))) - Date.now())).toBeLessThan(60_000);
    const add = (at: rtdb.DatabaseReference) => rtdb.runTransaction(at, (count: number | null) => (count ?? 0) + 1);
    await Promise.all([add(one.at('open/count')), add(other.at('open/count')), add(one.at('open/count'))]);
    expect(await valueOf(other.at('open/count'))).toBe(3);
    await rtdb.set(one.at('open/count'), rtdb.increment(4));
    expect(await valueOf(other.at('open/count'))).toBe(7);
  });

  it('runs the onDisconnect operations when a connection ends', async () => {
    const [one, other] = [client(), client()];
    await rtdb.set(one.at('open/here'), true);
    await rtdb.onDisconnect(one.at('open/here')).remove();
    await rtdb.onDisconnect(one.at('open/kept')).set(1);
    await rtdb.onDisconnect(one.at('open/kept')).cancel();
    rtdb.goOffline(one.database);
    await vi.waitFor(async () => expect(await valueOf(other.at('open/here'))).toBeNull(), { timeout: 10_000 });
    expect(await valueOf(other.at('open/kept'))).toBeNull();
  });

  it('refuses what the rules do not allow', async () => {
    const { at, signIn } = client();
    await expect(valueOf(at('elsewhere'))).rejects.toThrow('Permission denied');
    await expect(rtdb.set(at('mine/7'), 1)).rejects.toThrow(/PERMISSION_DENIED/);
    await signIn('7');
    await rtdb.set(at('mine/7'), 1);
    expect(await valueOf(at('mine/7'))).toBe(1);
    await expect(rtdb.set(at('mine/7'), 'text')).rejects.toThrow(/PERMISSION_DENIED/);
    await expect(rtdb.update(at('mine'), { 7: 2, 8: 2 })).rejects.toThrow(/PERMISSION_DENIED/);
    expect(await valueOf(at('mine/7'))).toBe(1);
    const refused = vi.fn<(error: Error) => void>();
    rtdb.onValue(at('mine/7'), () => undefined, refused);
    fake.database.setRules({});
    await soon(() => expect(refused).toHaveBeenCalledOnce());
  });

  it('sends and receives values larger than a frame', async () => {
    const [one, other] = [client(), client()];
    const text = 'é'.repeat(40_000);
    await rtdb.set(one.at('open/long'), text);
    expect(await valueOf(other.at('open/long'))).toBe(text);
  });
});

describe('the fake Storage with the SDK', () => {
  it('stores files uploaded whole or in chunks, with their metadata', async () => {
    const { storage, signIn } = client();
    await signIn('7');
    const content = new Uint8Array(600_000).map((_, index) => index % 251);
    await uploadBytes(fileRef(storage, 'a/one.png'), content, { contentType: 'image/png' });
    await uploadBytesResumable(fileRef(storage, 'a/parts.png'), content, { contentType: 'image/png' });
    for (const name of ['a/one.png', 'a/parts.png']) {
      expect(Buffer.from(content).equals(new Uint8Array(await getBytes(fileRef(storage, name))))).toBe(true);
      expect(await getMetadata(fileRef(storage, name))).toMatchObject({
        contentType: 'image/png',
        size: 600_000,
        fullPath: name,
      });
    }
    const answer = await fetch(await getDownloadURL(fileRef(storage, 'a/one.png')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    await deleteObject(fileRef(storage, 'a/one.png'));
    await expect(getMetadata(fileRef(storage, 'a/one.png'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });

  it('refuses unauthenticated access to files', async () => {
    const { storage } = client();
    await expect(uploadBytes(fileRef(storage, 'a/one.png'), new Uint8Array(3))).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });
});
