import { personName } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { invalid } from '../../kernel/problem.ts';

/** Who an invoice is sent to, as it keeps it. */
export interface Addressee {
  readonly name: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly tel: string | null;
  readonly email: string | null;
  readonly bank: string | null;
  readonly language: string | null;
}

const unknown = (field: string) => invalid({ field, messageKey: 'validation.notFound' });
const noAddress = (field: string) => invalid({ field, messageKey: 'validation.invoice.noAddress' });

/** The client, under the other name and address of the record where it has them. */
export async function clientAddressee(db: Db, id: number) {
  const client = await db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst();
  if (!client) throw unknown('invoice.clientId');
  const { invoiceName, invoiceAddress, zip, city, mobile, email, language } = client;
  const address = invoiceAddress ?? client.fullAddress ?? client.address;
  if (!address) throw noAddress('invoice.clientId');
  const name = invoiceName ?? personName(client, 'text');
  const addressee = { name, address, zip, city, tel: client.tel ?? mobile, email, bank: null, language };
  return { addressee, invoiceName, invoiceAddress };
}

/** The driver, with the account that is paid. */
export async function driverAddressee(db: Db, id: number): Promise<Addressee> {
  const driver = await db.selectFrom('driver').selectAll().where('id', '=', id).executeTakeFirst();
  if (!driver) throw unknown('invoice.driverId');
  const { fullAddress, zip, city, tel, mobile, email, bank_account } = driver;
  return {
    name: personName(driver, 'text'),
    address: fullAddress ?? driver.address,
    zip,
    city,
    tel: tel ?? mobile,
    email,
    bank: bank_account,
    language: driver.language,
  };
}

/** The insurance body; one without an address gets no invoice. */
export async function insuranceAddressee(db: Db, id: number): Promise<Addressee> {
  const insurer = await db.selectFrom('insurance').selectAll().where('id', '=', id).executeTakeFirst();
  if (!insurer) throw unknown('invoice.insuranceId');
  const { name, zip, city, tel, email, bank_account } = insurer;
  const address = insurer.address ?? insurer.fullAddress;
  if (!address) throw noAddress('invoice.insuranceId');
  return { name, address, zip, city, tel, email, bank: bank_account, language: insurer.language };
}
