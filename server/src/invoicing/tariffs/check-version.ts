import { TARIFF_FIELDS, tariffDigits, type TariffKind, type TariffValues } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';

type Form = Pick<BodyOf<'createTariffVersion'>, 'kind' | 'ownerId' | 'values'>;

/** Kinds whose values may be empty: the next default holds. */
const MAY_BE_EMPTY: ReadonlySet<TariffKind> = new Set<TariffKind>(['insurer', 'commission']);

const OWNERS = { insurer: 'insurance', mcode: 'mcode', commission: 'driver' } as const;

/**
 * The values of a version, each field of its kind once.
 * @throws ProblemError with every wrong field: of another kind, missing, with too many decimals, or of an owner that does not exist
 */
export async function checkedValues(db: Db, { kind, ownerId, values }: Form): Promise<TariffValues> {
  const given = new Map<string, number | null | undefined>(Object.entries(values));
  const fields: readonly string[] = TARIFF_FIELDS[kind];
  const problems: ProblemField[] = [...given.keys()]
    .filter((name) => !fields.includes(name))
    .map((name) => ({ field: `values.${name}`, messageKey: 'validation.invalid' }));
  for (const name of fields) {
    const value = given.get(name) ?? null;
    if (value === null && !MAY_BE_EMPTY.has(kind))
      problems.push({ field: `values.${name}`, messageKey: 'validation.required' });
    if (value !== null && !hasDigits(value, tariffDigits(kind)))
      problems.push({ field: `values.${name}`, messageKey: 'validation.number' });
  }
  if (!(await ownerExists(db, kind, ownerId))) problems.push({ field: 'ownerId', messageKey: 'validation.notFound' });
  if (problems.length > 0) throw invalid(...problems);
  return Object.fromEntries(fields.map((name) => [name, given.get(name) ?? null]));
}

const hasDigits = (value: number, digits: number): boolean =>
  Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6;

async function ownerExists(db: Db, kind: TariffKind, ownerId: number): Promise<boolean> {
  if (kind === 'kilometre' || kind === 'waiting' || kind === 'forfait') return ownerId === 0;
  const owner = await db.selectFrom(OWNERS[kind]).select('id').where('id', '=', ownerId).executeTakeFirst();
  return owner !== undefined;
}
