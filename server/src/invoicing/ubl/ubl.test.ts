import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { invoicingStage } from '../testing/invoicing-stage.ts';
import { storedSource } from '../documents/stored-source.ts';
import { brokenRules, readUbl } from './testing/ubl-rules.ts';
import { ublBeside } from './ubl-handlers.ts';

const { server, token, issued, issue, book, download, insuranceId } = await invoicingStage();
const setting = (variable: string, value: string) => server.call(token, 'saveSetting', { variable, value });

it('gives invoices and credit notes as UBL once the organisation has an enterprise number', async () => {
  const id = await issued();
  const without = await download(`/service/invoice/clients/${id}/ubl`);
  expect([without.status, JSON.parse(without.content.toString()).code]).toEqual([409, 'ubl.company']);
  await setting('companyNumber', '0566.988.259');
  await setting('companyBank', 'BE68 5390 0754 7034');
  const second = await issued();
  const file = await download(`/service/invoice/clients/${second}/ubl`);
  expect([file.status, file.name]).toEqual([200, expect.stringContaining(`C${String(second).padStart(6, '0')}.xml`)]);
  const xml = file.content.toString('utf8');
  expect(brokenRules(xml)).toEqual([]);
  expect(readUbl(xml).cents('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(5450);
  const zip = await download('/service/invoice/ubl', { payload: { kind: 'client', invoices: [second] } });
  expect(strFromU8(unzipSync(zip.content)[`C${String(second).padStart(6, '0')}.xml`] ?? new Uint8Array())).toBe(xml);
  const dispatcher = await server.signedIn('dispatch');
  expect((await download(`/service/invoice/clients/${second}/ubl`, { by: dispatcher })).status).toBe(403);
});

it('goes with the mails of insurers where the setting asks for it, and with no other', async () => {
  await setting('companyNumber', '0566.988.259');
  const files = async (kind: 'client' | 'insurance', id: number) =>
    (await ublBeside(server.db, await storedSource(server.db, kind, id))).map(({ name }) => name);
  const insurer = (await issue('insurance', 20, [await book({ insuranceId, mutualAmount: 20 })])).body.id;
  expect(await files('insurance', insurer)).toEqual([]);
  expect((await server.callWith(token, 'saveSetting', { variable: 'ublMails', value: 'x' })).status).toBe(400);
  await setting('ublMails', 'insurers');
  expect(await files('insurance', insurer)).toEqual([`M${String(insurer).padStart(6, '0')}.xml`]);
  expect(await files('client', await issued())).toEqual([]);
});
