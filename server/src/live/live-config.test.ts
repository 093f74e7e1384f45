import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { startFirebaseProject } from '@navette/firebase-fake';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { pictureOf } from '../testing/sent-files.ts';

const photo = await pictureOf(9);
const log: string[] = [];
const project = await startFirebaseProject();
const folder = await mkdtemp(join(tmpdir(), 'navette-host-'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Navette</title>');
const server = await createTestApp({
  env: { ...project.env, HOST_DIR: folder },
  logger: createLogger('info', { write: (line: string) => void log.push(line) }),
});
afterAll(async () => {
  await server.close();
  await project.fake.close();
  await rm(folder, { recursive: true, force: true });
});

describe('live data in Firebase', () => {
  it('answers the Firebase address and a token signed by the service account for an hour', async () => {
    const { body } = await server.call(await server.signedIn('dispatch'), 'getLiveConfig');
    expect(body).toMatchObject({
      service: 'firebase',
      firebase: {
        apiKey: 'web-key',
        projectId: 'demo-navette',
        databaseURL: `${project.fake.url}/?ns=demo-navette`,
        storageBucket: 'demo-navette.appspot.com',
        authURL: project.fake.url,
        storageURL: project.fake.url,
      },
    });
    const payload = project.claimsOf(body.firebase?.token ?? '');
    const account = 'navette@demo-navette.iam.gserviceaccount.com';
    expect(payload).toMatchObject({
      iss: account,
      sub: account,
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    });
    expect(Number(payload?.exp) - Number(payload?.iat)).toBe(3600);
    expect(Math.abs(Number(payload?.iat) - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([
    ['dispatch', { home: true, booking: true, timeline: true, calendar: true, myDrivers: true }],
    ['account', { home: true, calendar: true }],
    ['invoice', { home: true, calendar: true, tickets: true }],
  ] as const)('is open to %s as far as their pages go', async (role, pages) => {
    const { body } = await server.call(await server.signedIn(role), 'getLiveConfig');
    const payload = project.claimsOf(body.firebase?.token ?? '');
    expect(payload?.claims).toEqual({ userId: expect.any(Number), role, pages });
    const claims = JSON.stringify(payload?.claims);
    expect([claims.length < 1000, claims.includes('invoice":true'), payload?.uid]).toEqual([
      true,
      false,
      String(/"userId":(\d+)/.exec(claims)?.[1]),
    ]);
  });

  it('answers nothing to a caller who is not signed in', async () => {
    expect((await server.call(undefined, 'getLiveConfig')).status).toBe(401);
  });

  it('allows pages to connect to the project’s origins and no others', async () => {
    const { headers } = await server.app.inject({ url: '/home', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    const { host } = new URL(project.fake.url);
    expect(policy).toMatch(new RegExp(`connect-src 'self' [^;]*ws://${host} http://${host}`));
    expect(policy).toContain(`img-src 'self' data: blob: http://${host};`);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain(host);
  });

  it('stores photos in the bucket, and reports when it does not answer', async () => {
    const token = await server.signedIn('dispatch');
    const records = await createRecords(server.db);
    const bookingId = await insertBooking(server.db, records);
    const send = (content: Buffer) =>
      server.app.inject({
        method: 'POST',
        url: `/service/ticket/upload?bookingId=${bookingId}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        payload: content,
      });
    const answer = await send(photo);
    expect(answer.statusCode).toBe(200);
    const { rawPayload } = await server.app.inject({ url: answer.json().imageUrl });
    expect([rawPayload.equals(photo), project.fake.storage.files.size]).toEqual([true, 1]);
    project.fake.storage.rule = () => false;
    const refused = await send(await pictureOf(10));
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'service.unavailable',
        messageKey: 'problem.service.unavailable',
        params: { service: 'Firebase Storage' },
      }),
    ]);
  });

  it('logs no secret', () => {
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/PRIVATE KEY|eyJ[\w-]{20}/);
  });
});
