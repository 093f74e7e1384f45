import { addressWords } from '@navette/shared/domain';
import { importText, type ImportValues } from '@navette/shared/import';
import type { ProblemField } from '../../kernel/problem.ts';
import { gazetteer } from '../../ports/addresses/embedded/gazetteer.ts';
import { cityName } from '../../ports/addresses/embedded/typed-address.ts';

/** Postal code or town of a row, from the other one; a notice where several towns fit. */
export function completedPlace(values: ImportValues): {
  readonly values: ImportValues;
  readonly notices: readonly ProblemField[];
} {
  const [zip, city] = [importText(values, 'zip'), importText(values, 'city')];
  if ((zip === '') === (city === '')) return { values: {}, notices: [] };
  const { byZip, localities } = gazetteer();
  const key = addressWords(city).join(' ');
  const found = zip === '' ? localities.filter(({ names }) => names.includes(key)) : (byZip.get(zip) ?? []);
  const [likeliest] = found.toSorted((one, other) => other.inhabitants - one.inhabitants);
  if (!likeliest) return { values: {}, notices: [] };
  const field = zip === '' ? 'zip' : 'city';
  const value = zip === '' ? likeliest.zip : cityName(likeliest);
  const count = new Set(found.map((one) => (zip === '' ? one.zip : one.fr))).size;
  const notice = { field, messageKey: 'validation.import.place', params: { value, count } };
  return { values: { [field]: value }, notices: count > 1 ? [notice] : [] };
}
