import { api, dataOf } from '@navette/shared/api';
import { localeAtom } from '@navette/shared/i18n';
import type { AddressFetcher } from '@navette/shared/ui-form';
import { getDefaultStore } from 'jotai';

/** Addresses for what is typed, from the address book and the gazetteer. */
export const suggestAddresses: AddressFetcher = (q, signal) =>
  dataOf(api.POST('/service/address/suggest', { body: { q, language: getDefaultStore().get(localeAtom) }, signal }));
