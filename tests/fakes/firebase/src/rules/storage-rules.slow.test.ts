import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { customToken, type FirebaseFake, productionStorageRule, startFirebaseFake } from '../index.ts';

setLogLevel('silent');

let fake: FirebaseFake;
const apps: FirebaseApp[] = [];
beforeEach(async () => {
  fake = await startFirebaseFake();
  fake.storage.rule = productionStorageRule();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  await fake.close();
});

const people = {
  server: { server: true },
  driver: { driverId: 7 },
  'another driver': { driverId: 8 },
  'staff with the tickets': { userId: 1, role: 'invoice', pages: { tickets: true } },
  'staff without': { userId: 2, role: 'dispatch', pages: { home: true } },
};
type Person = keyof typeof people;

/** SDK signed in with claims, or anonymous. */
async function as(person?: Person) {
  const app = initializeApp(
    { apiKey: 'any', projectId: 'demo-navette', storageBucket: 'demo' },
    `client ${Math.random()}`,
  );
  apps.push(app);
  const storage = getStorage(app);
  const { hostname, port } = new URL(fake.url);
  connectStorageEmulator(storage, hostname, Number(port));
  if (person) {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, fake.url, { disableWarnings: true });
    await signInWithCustomToken(auth, customToken(person, people[person]));
  }
  const at = (path: string) => ref(storage, path);
  return {
    put: (path: string, { bytes = 3, contentType = 'image/jpeg' } = {}) =>
      uploadBytes(at(path), new Uint8Array(bytes), { contentType }),
    putInParts: (path: string, { bytes = 3, contentType = 'image/jpeg' } = {}) =>
      uploadBytesResumable(at(path), new Uint8Array(bytes), { contentType }),
    read: (path: string) => getBytes(at(path)),
    address: (path: string) => getDownloadURL(at(path)),
    list: (path: string) => listAll(at(path)),
    remove: (path: string) => deleteObject(at(path)),
  };
}
const denied = { code: 'storage/unauthorized' };

it('the rules of Storage allow the server to write and delete its files, and users with receipts to read them', async () => {
  const server = await as('server');
  await server.put('files/a.jpg');
  await server.putInParts('files/a.jpg', { bytes: 5 });
  expect((await server.read('files/a.jpg')).byteLength).toBe(5);
  const staff = await as('staff with the tickets');
  expect((await staff.read('files/a.jpg')).byteLength).toBe(5);
  expect(await staff.address('files/a.jpg')).toContain('token=');
  for (const person of ['driver', 'staff without', undefined] as const) {
    const client = await as(person);
    await expect(client.read('files/a.jpg')).rejects.toMatchObject(denied);
    await expect(client.address('files/a.jpg')).rejects.toMatchObject(denied);
  }
  for (const person of ['driver', 'staff with the tickets', undefined] as const) {
    const client = await as(person);
    await expect(client.put('files/b.jpg')).rejects.toMatchObject(denied);
    await expect(client.remove('files/a.jpg')).rejects.toMatchObject(denied);
  }
  await server.remove('files/a.jpg');
  expect(fake.storage.files.size).toBe(0);
});

it('the rules of Storage allow drivers to add their own photos once and to read them, and nobody else to add any', async () => {
  const driver = await as('driver');
  await driver.put('tickets/7/a.jpg');
  await driver.putInParts('tickets/7/b.pdf', { contentType: 'application/pdf', bytes: 600_000 });
  expect((await driver.read('tickets/7/a.jpg')).byteLength).toBe(3);
  expect((await (await as('staff with the tickets')).read('tickets/7/a.jpg')).byteLength).toBe(3);
  // Existing files stay unchanged.
  await expect(driver.put('tickets/7/a.jpg')).rejects.toMatchObject(denied);
  await expect(driver.remove('tickets/7/a.jpg')).rejects.toMatchObject(denied);
  for (const person of ['another driver', 'staff with the tickets', 'staff without', 'server', undefined] as const)
    await expect((await as(person)).put('tickets/7/c.jpg')).rejects.toMatchObject(denied);
  for (const person of ['another driver', 'staff without', undefined] as const)
    await expect((await as(person)).read('tickets/7/a.jpg')).rejects.toMatchObject(denied);
});

it('the rules of Storage allow photos and PDF of less than ten megabytes', async () => {
  const driver = await as('driver');
  for (const contentType of ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'])
    await driver.put(`tickets/7/${contentType.replace('/', '.')}`, { contentType });
  for (const contentType of ['text/html', 'image/svg+xml', 'application/pdf+evil', 'ximage/png'])
    await expect(driver.put('tickets/7/x', { contentType })).rejects.toMatchObject(denied);
  await driver.putInParts('tickets/7/large', { bytes: 10 * 1024 * 1024 - 1 });
  await expect(driver.putInParts('tickets/7/too large', { bytes: 10 * 1024 * 1024 })).rejects.toMatchObject(denied);
  await expect(driver.put('tickets/7/too large', { bytes: 10 * 1024 * 1024 })).rejects.toMatchObject(denied);
});

it('the rules of Storage deny everything else to everybody', async () => {
  for (const person of ['server', 'driver', 'staff with the tickets'] as const) {
    const client = await as(person);
    for (const path of [
      'a.jpg',
      'tickets/a.jpg',
      'tickets/seven/a.jpg',
      'tickets/7/deeper/a.jpg',
      'files/deeper/a.jpg',
      'Files/a.jpg',
    ])
      await expect(client.put(path)).rejects.toMatchObject(denied);
    await expect(client.list('files')).rejects.toMatchObject(denied);
  }
});
