import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteDiscarded } from '../../files/discarded-files.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { MOST_BYTES } from './client-handlers.ts';
import { smallPdf } from '../../demo/small-pdf.ts';
import { activePdf, pictureOf } from '../../testing/sent-files.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-documents-'));
const server = await createTestApp({ filesDir: join(folder, 'files') });
const office = await server.signedIn('dispatch');
const boss = await server.signedIn('super');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let number = 0;
const latin = (text: string) => Buffer.from(text, 'latin1');
const pdf = (text = `document ${(number += 1)}`) => smallPdf([text]);
/** A photo that says where it was taken. */
const photo = async () =>
  sharp(await pictureOf(1))
    .jpeg()
    .withExif({ IFD3: { GPSAreaInformation: 'GPS 50.8503' } })
    .toBuffer();
const client = async () =>
  (
    await server.call(office, 'createClient', {
      firstname: 'Zoé',
      lastname: 'Dequeker',
      address: 'avenue Rogier 50',
      zip: '1030',
      city: 'Schaerbeek',
    })
  ).body.insertId;
const send = (id: number, payload: Buffer, { kind = 'prescription', name = 'ordonnance.pdf', token = office } = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/service/client/${id}/documents?kind=${kind}&name=${encodeURIComponent(name)}`,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
const list = async (id: number) => (await server.call(office, 'listClientDocuments', undefined, { path: { id } })).body;
const download = (id: number, documentId: number, token = office) =>
  server.app.inject({
    url: `/service/client/${id}/documents/${documentId}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
const files = async () =>
  (await server.db.selectFrom('client_document').select('fileKey').execute()).map((row) => row.fileKey);

describe('a document of a client', () => {
  it('a document of a client is stored with name, kind, day and author, and downloaded byte for byte without caching', async () => {
    const id = await client();
    const content = pdf();
    const sent = await send(id, content);
    expect(sent.json()).toMatchObject({ name: 'ordonnance.pdf', kind: 'prescription', contentType: 'application/pdf' });
    expect(await list(id)).toEqual([sent.json()]);
    expect(sent.json()).toMatchObject({ size: content.length, userName: expect.stringMatching(/\S/u) });
    const answer = await download(id, sent.json().id);
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('attachment; filename="ordonnance.pdf"'),
    });
  });

  it('a document of a client is stored without the position of the camera', async () => {
    const id = await client();
    const { id: documentId } = (await send(id, await photo(), { name: 'carte.jpg', kind: 'identity' })).json();
    const kept = (await download(id, documentId)).rawPayload;
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
    expect(kept.includes('GPS')).toBe(false);
  });

  it.each([
    ['a PDF that runs a program', activePdf(), 'file.active', 400],
    ['a PDF that was cut off', latin('%PDF-1.7 << /Type /Catalog'), 'file.damaged', 400],
    ['a web page', latin('<html></html>'), 'document.unsupported', 400],
    ['a WebP picture', latin('RIFF\x10\0\0\0WEBPVP8L\x04\0\0\0abcd'), 'document.unsupported', 400],
    ['a file of more than 10 MB', Buffer.alloc(MOST_BYTES + 1, 37), 'file.tooLarge', 413],
  ])('is refused when it is %s', async (_, content, code, status) => {
    const id = await client();
    const sent = await send(id, content);
    expect([sent.statusCode, sent.json().code]).toEqual([status, code]);
    expect(await list(id)).toEqual([]);
  });

  it('a document of a client requires access to the page of clients, and belongs to one client', async () => {
    const [id, other] = [await client(), await client()];
    const { id: documentId } = (await send(id, pdf())).json();
    const account = await server.signedIn('account');
    expect((await download(id, documentId, account)).statusCode).toBe(403);
    expect((await send(id, pdf(), { token: account })).statusCode).toBe(403);
    expect((await download(other, documentId)).statusCode).toBe(404);
    const path = { id: other, documentId };
    expect((await server.call(office, 'deleteClientDocument', undefined, { path })).status).toBe(404);
    expect((await send(999_999, pdf())).statusCode).toBe(404);
  });

  it('logs who read a document, without its name', async () => {
    const id = await client();
    const { id: documentId } = (await send(id, pdf(), { name: 'Dequeker secret.pdf' })).json();
    await list(id);
    await download(id, documentId);
    const lines = await server.db
      .selectFrom('log')
      .select(['operation', 'url', 'body', 'userId'])
      .where('url', 'like', `/service/client/${id}/documents%`)
      .orderBy('id')
      .execute();
    expect(lines.map(({ operation }) => operation)).toEqual([
      'addClientDocument',
      'listClientDocuments',
      'getClientDocument',
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('a document of a client is kept once when a broken connection makes the browser send it again', async () => {
    const id = await client();
    const content = pdf();
    const [first, second] = await Promise.all([send(id, content), send(id, content)]);
    expect(first.json()).toEqual(second.json());
    expect(await list(id)).toHaveLength(1);
  });

  it('a document of a client goes with its file when it is deleted, unless another client has the same', async () => {
    const [id, other] = [await client(), await client()];
    const content = pdf();
    const { id: documentId } = (await send(id, content)).json();
    const { id: copy } = (await send(other, content)).json();
    const key = (await files()).at(-1) ?? '';
    const remove = (clientId: number, one: number) =>
      server.call(office, 'deleteClientDocument', undefined, { path: { id: clientId, documentId: one } });
    expect((await remove(id, documentId)).body).toEqual({ affectedRows: 1 });
    await deleteDiscarded(server.services);
    expect((await download(other, copy)).rawPayload).toEqual(content);
    await remove(other, copy);
    await deleteDiscarded(server.services);
    expect(await server.services.files.read(key)).toBeUndefined();
  });

  it('a document of a client goes over to the record that stays in a merge', async () => {
    const [keep, remove] = [await client(), await client()];
    const { id: documentId } = (await send(remove, pdf())).json();
    await server.call(office, 'mergeClients', { keep, remove });
    expect(await list(keep)).toMatchObject([{ id: documentId }]);
    expect((await download(remove, documentId)).statusCode).toBe(200);
  });

  it('a document of a client is named in the export of the person, and is gone with its file when the client is anonymised', async () => {
    const id = await client();
    await send(id, pdf(), { name: 'Dequeker Zoé.pdf' });
    const { key = '' } = { key: (await files()).at(-1) };
    const exported = await server.call(boss, 'exportClientData', undefined, { path: { id } });
    expect(exported.body.documents).toMatchObject([{ name: 'Dequeker Zoé.pdf' }]);
    await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' });
    expect(await list(id)).toEqual([]);
    await deleteDiscarded(server.services);
    expect(await server.services.files.read(key)).toBeUndefined();
  });
});
