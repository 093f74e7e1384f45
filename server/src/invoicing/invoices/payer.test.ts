import type { InvoiceKind } from '@navette/shared/domain';
import { expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { invoicePayers, payerAmong } from './payer.ts';

const { server, records } = await bookingStage({ role: 'super' });

const addresseeOf = async (kind: InvoiceKind, id: number) =>
  payerAmong(await invoicePayers(server.db, kind, [id]), kind, id).addressee;

it('sends an invoice to the invoice address of a client alone, without the town of the client', async () => {
  const of = () => addresseeOf('client', records.clientId);
  const home = { fullAddress: 'Rue Neuve 3, 1000 Bruxelles', zip: '1000', city: 'Bruxelles' };
  await server.db.updateTable('client').set(home).execute();
  expect(await of()).toMatchObject({ address: home.fullAddress, zip: '1000', city: 'Bruxelles' });
  const other = { invoiceName: 'Saïd Œuvrard', invoiceAddress: 'avenue Rogier 50, 1030 Schaerbeek' };
  await server.db.updateTable('client').set(other).execute();
  expect(await of()).toMatchObject({ name: 'Saïd Œuvrard', address: other.invoiceAddress, zip: null, city: null });
});

it('sends an invoice to the box of the record, in the language of the document', async () => {
  const { clientId, driverId, insuranceId } = records;
  const home = { fullAddress: 'Rue Neuve 3, 1000 Bruxelles', postbox: '5' };
  await server.db
    .updateTable('client')
    .set({ ...home, invoiceAddress: null, postbox2: 'B3', language: 'nl' })
    .execute();
  await server.db
    .updateTable('driver')
    .set({ ...home, language: null })
    .execute();
  await server.db.updateTable('insurance').set({ address: 'Rue Royale 4', postbox: '12' }).execute();
  const addressOf = async (kind: InvoiceKind, id: number) => (await addresseeOf(kind, id)).address;
  expect(await addressOf('client', clientId)).toBe('Rue Neuve 3 bus 5, 1000 Bruxelles');
  expect(await addressOf('driver', driverId)).toBe('Rue Neuve 3 bte 5, 1000 Bruxelles');
  expect(await addressOf('insurance', insuranceId)).toBe('Rue Royale 4 bte 12');
  await server.db.updateTable('client').set({ invoiceAddress: 'avenue Rogier 50, 1030 Schaerbeek' }).execute();
  expect(await addressOf('client', clientId)).toBe('avenue Rogier 50 bus B3, 1030 Schaerbeek');
});

it('takes the next address and name of the record where old data has an empty one', async () => {
  await server.db
    .updateTable('client')
    .set({ invoiceName: '', invoiceAddress: ' ', fullAddress: '', address: 'Rue Neuve 3', postbox: null })
    .execute();
  await server.db.updateTable('insurance').set({ address: '', fullAddress: 'Rue Royale 4', postbox: null }).execute();
  expect(await addresseeOf('client', records.clientId)).toMatchObject({ name: 'Zoé Œuvrard', address: 'Rue Neuve 3' });
  expect(await addresseeOf('insurance', records.insuranceId)).toMatchObject({ address: 'Rue Royale 4' });
});
