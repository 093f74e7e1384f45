import { beforeEach, describe, expect, it } from 'vitest';
import { smallPdf } from '../../demo/small-pdf.ts';
import { invoicingStage } from '../testing/invoicing-stage.ts';

const stage = await invoicingStage();
const { server, token } = stage;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
interface Parts {
  readonly root?: string;
  readonly head?: string;
  readonly sums?: string;
  readonly supplier?: string;
  readonly means?: string;
  readonly more?: string;
}
const supplierXml = `<cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="0208">0566988259</cbc:EndpointID>
  <cac:PartyName><cbc:Name>Garage Peeters &amp; fils</cbc:Name></cac:PartyName>
  <cac:PostalAddress><cbc:StreetName>Rue Haute 1</cbc:StreetName><cbc:CityName>Bruxelles</cbc:CityName><cbc:PostalZone>1000</cbc:PostalZone></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>BE0566988259</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty>`;
const ubl = ({
  root = 'Invoice',
  head,
  sums,
  supplier,
  means,
  more = '',
}: Parts = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<inv:${root} xmlns:inv="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
${head ?? '<cbc:ID>F-2026/17</cbc:ID><cbc:IssueDate>2026-03-02</cbc:IssueDate><cbc:DueDate>2026-04-01</cbc:DueDate>'}
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${more}
${supplier ?? supplierXml}
${means ?? '<cac:PaymentMeans><cbc:PaymentID>+++100/0123/00038+++</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>BE68 5390 0754 7034</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>'}
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">36.86</cbc:TaxAmount></cac:TaxTotal>
<cac:LegalMonetaryTotal>${sums ?? '<cbc:TaxExclusiveAmount>175.54</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>212.40</cbc:TaxInclusiveAmount><cbc:PayableAmount>212.40</cbc:PayableAmount>'}</cac:LegalMonetaryTotal>
<cac:${root}Line><cbc:ID>1</cbc:ID><cbc:${root === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity>2</cbc:${root === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity><cbc:LineExtensionAmount>175.54</cbc:LineExtensionAmount><cac:Item><cbc:Name>Pneu</cbc:Name></cac:Item></cac:${root}Line>
</inv:${root}>`;
const send = async (content: string | Buffer, by = token, name = 'facture.xml') => {
  const raw = await server.app.inject({
    method: 'POST',
    url: `/service/expense/ubl?name=${name}`,
    payload: Buffer.from(content),
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/octet-stream' },
  });
  return { status: raw.statusCode, body: raw.json() };
};
const refusal = async (content: string | Buffer) => {
  const { status, body } = await send(content);
  return [status, body.fields?.[0]?.messageKey, body.fields?.[0]?.params];
};

beforeEach(async () => {
  for (const table of ['expense', 'supplier'] as const) await server.db.deleteFrom(table).execute();
});

describe('the invoice of a supplier', () => {
  it('is read with its supplier proposed, its totals, its account and its PDF', async () => {
    const pdf = smallPdf(['Facture']).toString('base64');
    const attached = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="f.pdf">${pdf}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const { status, body } = await send(ubl({ more: attached }));
    expect([status, body]).toMatchObject([
      200,
      {
        credit: false,
        number: 'F-2026/17',
        date: '2026-03-02',
        dueDate: '2026-04-01',
        net: 175.54,
        vat: 36.86,
        total: 212.4,
        reference: '+++100/0123/00038+++',
        supplier: {
          id: null,
          name: 'Garage Peeters & fils',
          cn: '0566.988.259',
          bank_account: 'BE68539007547034',
          zip: '1000',
        },
        lines: [{ name: 'Pneu', quantity: 2, amount: 175.54 }],
        warnings: [],
        recorded: null,
        receipt: { contentType: 'application/pdf' },
      },
    ]);
  });

  it('is that of the recorded supplier with its number, with a warning about another account and the expense it already is', async () => {
    const supplier = { name: 'Peeters', cn: 'BE 0566 988 259', bank_account: 'BE71 0961 2345 6769' };
    const supplierId = (await server.call(token, 'createSupplier', supplier)).body.insertId;
    const expense = { name: 'Pneus', description: 'Pneus', date: '2026-03-02', price: 212.4, supplierId };
    const id = (await server.call(token, 'createExpense', { ...expense, invoiceNumber: 'F-2026/17' })).body.insertId;
    expect((await send(ubl())).body).toMatchObject({
      supplier: { id: supplierId, knownAs: 'Peeters' },
      warnings: ['account'],
      recorded: { id, name: 'Pneus', date: '2026-03-02' },
    });
  });

  it('is negative as a credit note', async () => {
    const { body } = await send(
      ubl({ root: 'CreditNote', head: '<cbc:ID>N1</cbc:ID><cbc:IssueDate>2026-03-02Z</cbc:IssueDate>' }),
    );
    expect(body).toMatchObject({
      credit: true,
      date: '2026-03-02',
      dueDate: null,
      total: -212.4,
      vat: -36.86,
      lines: [{ amount: -175.54 }],
    });
  });

  it('is named where its totals, its account or its communication are wrong', async () => {
    const means =
      '<cac:PaymentMeans><cbc:PaymentID>+++100/0123/00039+++</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>BE69539007547034</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>';
    const sums =
      '<cbc:TaxExclusiveAmount>100</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>212.40</cbc:TaxInclusiveAmount><cbc:PrepaidAmount>12</cbc:PrepaidAmount>';
    expect((await send(ubl({ means, sums }))).body).toMatchObject({
      warnings: ['totals', 'prepaid', 'iban', 'reference'],
      reference: null,
      supplier: { bank_account: null },
    });
  });

  it('is read from a file that this server made', async () => {
    await server.call(token, 'saveSetting', { variable: 'companyNumber', value: '0566.988.259' });
    const id = await stage.issued();
    const { content } = await stage.download(`/service/invoice/clients/${id}/ubl`);
    expect((await send(content)).body).toMatchObject({
      total: 54.5,
      vat: 0,
      warnings: [],
      supplier: { cn: '0566.988.259' },
    });
  });
});

describe('a file that is refused', () => {
  const deep = `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`;
  it.each([
    ['text', 'bonjour', 'validation.xml.xml', { line: 1 }],
    ['broken XML', ubl().slice(0, 300), 'validation.xml.xml', undefined],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      'validation.xml.doctype',
      undefined,
    ],
    ['an entity that it does not define', ubl({ more: '<cbc:Note>&x;</cbc:Note>' }), 'validation.xml.xml', undefined],
    ['deep XML', deep, 'validation.xml.size', undefined],
    ['much XML', `<a>${'<b/>'.repeat(70_000)}</a>`, 'validation.xml.size', undefined],
    [
      'wrong bytes',
      Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]),
      'validation.xml.encoding',
      undefined,
    ],
    ['another document', ubl({ root: 'Order' }), 'validation.ubl.kind', { root: 'Order' }],
    [
      'no number',
      ubl({ head: '<cbc:IssueDate>2026-03-02</cbc:IssueDate>' }),
      'validation.ubl.missing',
      { element: 'ID' },
    ],
    [
      'a wrong day',
      ubl({ head: '<cbc:ID>1</cbc:ID><cbc:IssueDate>2026-02-30</cbc:IssueDate>' }),
      'validation.ubl.value',
      { element: 'IssueDate', value: '2026-02-30' },
    ],
    ['no total', ubl({ sums: ' ' }), 'validation.ubl.missing', { element: 'LegalMonetaryTotal/PayableAmount' }],
    [
      'a wrong amount',
      ubl({ sums: '<cbc:PayableAmount>1e99</cbc:PayableAmount>' }),
      'validation.ubl.value',
      { element: 'PayableAmount', value: '1e99' },
    ],
    [
      'no supplier',
      ubl({ supplier: ' ' }),
      'validation.ubl.missing',
      { element: 'AccountingSupplierParty/Party/PartyName/Name' },
    ],
    ['dollars', ubl().replace('>EUR<', '>USD<'), 'validation.ubl.currency', { currency: 'USD' }],
  ])('says what is wrong with %s', async (_, content, messageKey, params) => {
    expect(await refusal(content)).toMatchObject([400, messageKey, params ?? {}]);
  });

  it('is read only for who may change expenses', async () => {
    expect((await send(ubl(), await server.signedIn('dispatch'))).status).toBe(403);
  });
});
