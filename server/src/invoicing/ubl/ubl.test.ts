import { expect, it } from 'vitest';
import { invoicingStage } from '../testing/invoicing-stage.ts';
import { brokenRules, readUbl } from './testing/ubl-rules.ts';

const { server, token, issued, download } = await invoicingStage();
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
  // A private person without a mail address has no electronic address.
  expect(brokenRules(xml).filter((rule) => rule !== 'PEPPOL-EN16931-R010')).toEqual([]);
  expect(readUbl(xml).cents('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(5450);
  const dispatcher = await server.signedIn('dispatch');
  expect((await download(`/service/invoice/clients/${second}/ubl`, { by: dispatcher })).status).toBe(403);
});
