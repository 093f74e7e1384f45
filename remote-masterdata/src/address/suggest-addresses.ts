import { api, dataOf } from '@navette/shared/api';
import type { AddressFetcher } from '@navette/shared/ui-form';

/** Addresses for what is typed, from the address book and the gazetteer. */
export const suggestAddresses: AddressFetcher = (q, signal) => dataOf(api.POST('/service/address/suggest', { body: { q }, signal }));
