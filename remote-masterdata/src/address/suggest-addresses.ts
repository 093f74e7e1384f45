import { api } from '@navette/shared/api';
import { localeAtom } from '@navette/shared/i18n';
import { addressAnswer } from '@navette/shared/ui-form';
import type { AddressFetcher } from '@navette/shared/ui-form';
import { getDefaultStore } from 'jotai';

/** Address suggestions for a text: from the own address book, and from the configured geocoding service if it answers. */
export const suggestAddresses: AddressFetcher = (q, signal) =>
  addressAnswer(
    api.POST('/service/address/suggest', { body: { q, language: getDefaultStore().get(localeAtom) }, signal }),
  );
