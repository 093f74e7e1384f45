import { rm, symlink } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../../demo/small-pdf.ts';
import { documentStage } from './testing/document-stage.ts';

const { filesDir, issued, pdf, mail, server, token } = await documentStage();

// A folder that nobody reaches, not even root, whom a read-only folder does not stop.
beforeAll(() => symlink(filesDir, filesDir));
afterAll(() => rm(filesDir));

it('reads the PDF of an invoice, drawn and not kept, while the folder of files cannot be written', async () => {
  const id = await issued();
  const [one, other] = [await pdf(id), await pdf(id)];
  expect([one.status, one.content.subarray(0, 5).toString(), one.content.equals(other.content)]).toEqual([
    200,
    '%PDF-',
    true,
  ]);
  const row = await server.db.selectFrom('client_invoice').select('pdfSha256').where('id', '=', id).executeTakeFirst();
  expect(row).toEqual({ pdfSha256: null });
});

it('reads the PDF of an invoice that was kept, drawn anew as it was, while its file cannot be read', async () => {
  const id = await issued();
  await rm(filesDir);
  const kept = await pdf(id);
  await rm(filesDir, { recursive: true });
  await symlink(filesDir, filesDir);
  const drawn = await pdf(id);
  expect([drawn.status, drawn.content.equals(kept.content)]).toEqual([200, true]);
});

it('sends no invoice whose PDF cannot be kept, and takes no receipt, and says why', async () => {
  const id = await issued();
  const sent = await mail(id, {});
  expect([sent.status, sent.problem?.code]).toEqual([503, 'filesUnavailable']);
  const receipt = await server.app.inject({
    method: 'POST',
    url: '/service/expense/receipt?name=ticket.pdf',
    payload: smallPdf(['Parking']),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  expect([receipt.statusCode, receipt.json().code, receipt.headers['retry-after']]).toEqual([
    503,
    'filesUnavailable',
    '60',
  ]);
  const ready = await server.app.inject({ method: 'GET', url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'unavailable', database: true, disk: true, files: false },
  ]);
});
