import type { AddressSearch, AddressSuggestion } from '../address-port.ts';
import type { Listed } from '../embedded/search-gazetteer.ts';
import { isZipBegun, readings, type Context } from '../embedded/typed-address.ts';
import type { AddressRegister, RegisterHits } from './address-register.ts';

/** Searches the register for typed text. */
export async function searchRegister(
  register: AddressRegister,
  { q, limit }: AddressSearch,
  context: Context,
): Promise<RegisterHits> {
  if (isZipBegun(q)) return { exact: [], possible: [] };
  const hits = await Promise.all(readings(q).map((typed) => register.search({ typed, limit, ...context })));
  return { exact: hits.flatMap(({ exact }) => exact), possible: hits.flatMap(({ possible }) => possible) };
}

/** Merges both lists; the register replaces the gazetteer where it has the streets, since it is complete and precise. */
export async function withRegister(
  register: AddressRegister,
  hits: RegisterHits,
  list: Listed,
  limit: number,
): Promise<Listed> {
  const zips = [
    ...new Set(
      [...list.exact, ...list.possible].flatMap(({ street, zip }) => (street !== null && zip !== null ? [zip] : [])),
    ),
  ];
  const covered = await register.covers(zips);
  const remains = ({ street, zip }: AddressSuggestion) => street === null || zip === null || !covered.has(zip);
  const first = Math.ceil(limit / 2);
  return {
    exact: [...hits.exact, ...list.exact.filter(remains)],
    possible: [...hits.possible.slice(0, first), ...list.possible.filter(remains), ...hits.possible.slice(first)],
    unlisted: hits.exact.length > 0 ? [] : list.unlisted,
  };
}
