import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startFirebaseProject } from '@navette/firebase-fake';
import { firebaseOf } from '../firebase.ts';
import { describeFilePort } from './file-port.contract.ts';
import { createFirebaseFiles, type FirebaseFilesOptions } from './firebase-files.ts';
const project = await startFirebaseProject();
afterAll(() => project.fake.close());
afterEach(() => {
  project.fake.outage = undefined;
});

function files(options: Partial<FirebaseFilesOptions> = {}, env: NodeJS.ProcessEnv = {}) {
  const settings = firebaseOf({ ...project.env, ...env });
  if (!settings?.storageBucket) throw new Error('no bucket');
  return createFirebaseFiles({
    settings: { ...settings, storageBucket: settings.storageBucket },
    now: () => new Date(),
    ...options,
  });
}

const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`);

describeFilePort('Firebase Storage', () => Promise.resolve(files()));

describe('files in Firebase Storage', () => {
  it('stores large files in Firebase in parts and reads them back whole', async () => {
    const content = Buffer.concat([pdf('large'), Buffer.alloc(1_500_000, 7)]);
    const { key } = await files().keep(content);
    expect(project.fake.storage.files.get(`files/${key}`)).toMatchObject({
      contentType: 'application/pdf',
      cacheControl: 'private, max-age=31536000, immutable',
    });
    expect(content.equals((await files().read(key)) ?? Buffer.alloc(0))).toBe(true);
  });

  it('uploads the same content once', async () => {
    const { key } = await files().keep(pdf('once'));
    const token = project.fake.storage.files.get(`files/${key}`)?.token;
    await files().keep(pdf('once'));
    expect(project.fake.storage.files.get(`files/${key}`)?.token).toBe(token);
  });

  it('files in Firebase Storage are not confused when the bucket holds something else under their name', async () => {
    const port = files();
    const { key } = await port.keep(pdf('right'));
    project.fake.storage.files.set(`files/${key}`, {
      content: pdf('wrong'),
      contentType: 'application/pdf',
      cacheControl: undefined,
      token: 't',
    });
    await expect(port.read(key)).rejects.toMatchObject({ name: 'ServiceError', fault: 'unexpected' });
  });

  it.each([
    ['timeout', 'unavailable'],
    ['disconnect', 'unavailable'],
    ['unavailable', 'unavailable'],
  ] as const)(
    'files in Firebase Storage time out when the service answers with %s, and recover afterwards',
    async (outage, fault) => {
      const port = files({ timeout: 800 });
      const { key } = await files().keep(pdf(outage));
      await port.read(key);
      project.fake.outage = outage;
      const started = Date.now();
      await expect(port.keep(pdf(`new ${outage}`))).rejects.toMatchObject({ name: 'ServiceError', fault });
      await expect(port.read(key)).rejects.toMatchObject({ name: 'ServiceError', service: 'Firebase Storage', fault });
      expect(Date.now() - started).toBeLessThan(15_000);
      project.fake.outage = undefined;
      expect(await files({ timeout: 20_000 }).read(key)).toEqual(pdf(outage));
      await expect.poll(() => port.read(key).catch(() => undefined), { timeout: 15_000 }).toEqual(pdf(outage));
    },
  );

  it('reports wrong settings when the project does not know the account', async () => {
    const other = await startFirebaseProject();
    await other.fake.close();
    await expect(
      files({}, { FIREBASE_PRIVATE_KEY: other.env.FIREBASE_PRIVATE_KEY }).read(`${'0'.repeat(64)}.pdf`),
    ).rejects.toMatchObject({ fault: 'settings' });
  });

  it('reports wrong settings when the bucket refuses access', async () => {
    const { rule } = project.fake.storage;
    project.fake.storage.rule = () => false;
    await expect(files().keep(pdf('denied'))).rejects.toMatchObject({ fault: 'settings' });
    project.fake.storage.rule = rule;
  });
});
