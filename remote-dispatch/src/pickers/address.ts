import { api } from '@navette/shared/api';
import { localeAtom } from '@navette/shared/i18n';
import { addressAnswer, type AddressFetcher } from '@navette/shared/ui-form';
import { getDefaultStore } from 'jotai';

/** Parts of an address; old records may lack some. */
export interface AddressParts {
  readonly fullAddress?: string | null;
  readonly address?: string | null;
  readonly zip?: string | null;
  readonly city?: string | null;
}

/** Address of a record on one line: the chosen one, else composed of its parts; empty when a part is missing. */
export function addressOf({ fullAddress, address, zip, city }: AddressParts): string {
  if (fullAddress) return fullAddress;
  return address && zip && city ? `${address}, ${zip} ${city}` : '';
}

/** Address suggestions: stored ones, and those of the configured service unless it does not answer. */
export const suggestAddresses: AddressFetcher = (q, signal) =>
  addressAnswer(
    api.POST('/service/address/suggest', { body: { q, language: getDefaultStore().get(localeAtom) }, signal }),
  );
