import { api } from '@navette/shared/api';
import { localeAtom } from '@navette/shared/i18n';
import { addressAnswer } from '@navette/shared/ui-form';
import type { AddressFetcher } from '@navette/shared/ui-form';
import { getDefaultStore } from 'jotai';

/** Address suggestions: stored ones, and those of the configured service unless it does not answer. */
export const suggestAddresses: AddressFetcher = (q, signal) =>
  addressAnswer(
    api.POST('/service/address/suggest', { body: { q, language: getDefaultStore().get(localeAtom) }, signal }),
  );
