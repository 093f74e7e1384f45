import { expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { findInvoicePayer } from './payer.ts';

const { server, records } = await bookingStage({ role: 'super' });

it('sends an invoice to the invoice address of a client alone, without the town of the client', async () => {
  const of = async () => (await findInvoicePayer(server.db, 'client', records.clientId)).addressee;
  const home = { fullAddress: 'Rue Neuve 3, 1000 Bruxelles', zip: '1000', city: 'Bruxelles' };
  await server.db.updateTable('client').set(home).execute();
  expect(await of()).toMatchObject({ address: home.fullAddress, zip: '1000', city: 'Bruxelles' });
  const other = { invoiceName: 'Saïd Œuvrard', invoiceAddress: 'avenue Rogier 50, 1030 Schaerbeek' };
  await server.db.updateTable('client').set(other).execute();
  expect(await of()).toMatchObject({ name: 'Saïd Œuvrard', address: other.invoiceAddress, zip: null, city: null });
});
