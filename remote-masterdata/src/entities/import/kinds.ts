import type { Page } from '@navette/shared/domain';
import { belgianDate, importText, isIsoDate, type ImportableKind, type ImportValues } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { ImportKindName } from './import-requests.ts';

/** Importable record kinds, in the order of the menu. */
export const IMPORTABLE_KINDS = [
  'clients',
  'drivers',
  'destinations',
  'insurances',
  'bookings',
] as const satisfies readonly ImportableKind[];

/** Page names of each kind, path of its list, and the page permission that creating a record needs. */
export const KINDS: Readonly<
  Record<ImportKindName, { readonly title: string; readonly list: string; readonly page: Page }>
> = {
  clients: { title: messageKey('client.title'), list: '/client', page: 'client' },
  drivers: { title: messageKey('driver.title'), list: '/driver', page: 'driver' },
  destinations: { title: messageKey('destination.title'), list: '/destination', page: 'destination' },
  insurances: { title: messageKey('insurance.title'), list: '/insurances', page: 'insurances' },
  bookings: { title: messageKey('import.bookings'), list: '/booking', page: 'booking' },
  transactions: { title: messageKey('page.transactions'), list: '/transactions', page: 'transactions' },
};

/** Display name of a row. */
export const rowName = (kind: ImportableKind, values: ImportValues): string => {
  const text = (...fields: readonly string[]) =>
    fields
      .map((field) => importText(values, field))
      .filter(Boolean)
      .join(' ');
  if (kind === 'bookings') {
    const date = text('date');
    return [isIsoDate(date) ? belgianDate(date) : date, text('ap_time', 'client')].filter(Boolean).join(' ');
  }
  return kind === 'clients' || kind === 'drivers' ? text('lastname', 'firstname') : text('name');
};
