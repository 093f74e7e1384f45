import { PLATFORM_VALUE_KIND_VALUES, type PlatformValueKind as Kind } from '@navette/openapi/enums';
import { isMotive } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import type { PlatformTables, PlatformValue } from '../requests/platform-tables.ts';

/** Field of the default insurer. */
export const DEFAULT_FIELD = 'insurer';

const PREFIXES = { reason: 'reason:', mutuality: 'mutuality:' } as const satisfies Record<Kind, string>;

/** Field name of a reason or mutuality: its text without characters that have a meaning in field names. */
export const fieldOf = (kind: Kind, value: string): string =>
  PREFIXES[kind] +
  encodeURIComponent(value).replaceAll(/[.']/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const given = (fields: Readonly<Record<string, number | null>>, kind: Kind) =>
  Object.entries(fields).flatMap(([name, meaning]) =>
    name.startsWith(PREFIXES[kind]) && meaning !== null
      ? [{ value: decodeURIComponent(name.slice(PREFIXES[kind].length)), meaning }]
      : [],
  );

const toTables = (fields: Readonly<Record<string, number | null>>): PlatformTables => ({
  insuranceId: fields[DEFAULT_FIELD] ?? 0,
  reasons: given(fields, 'reason').flatMap(({ value, meaning }) =>
    isMotive(meaning) ? [{ value, motive: meaning }] : [],
  ),
  mutualities: given(fields, 'mutuality').map(({ value, meaning }) => ({ value, insuranceId: meaning })),
});

/** Form of the mapping tables: one field per external value, empty where it has no mapping of its own. Its output is the request body. */
export const platformSchema = z
  .record(z.string(), z.int().nullable())
  .refine((fields) => typeof fields[DEFAULT_FIELD] === 'number', {
    path: [DEFAULT_FIELD],
    error: messageKey('validation.required'),
  })
  .transform(toTables);

/** External values of a kind: those in use on the platform first, most frequent first, then the others. */
export function wordsOf(kind: Kind, tables: PlatformTables, used: readonly PlatformValue[]): readonly string[] {
  const seen = used.filter((value) => value.kind === kind).map(({ value }) => value);
  const known = (kind === 'reason' ? tables.reasons : tables.mutualities).map(({ value }) => value);
  return [...new Set([...seen, ...known])];
}

/** Form values. */
export function platformValues(tables: PlatformTables, used: readonly PlatformValue[]): Record<string, number | null> {
  const empty = PLATFORM_VALUE_KIND_VALUES.flatMap((kind) =>
    wordsOf(kind, tables, used).map((value): [string, null] => [fieldOf(kind, value), null]),
  );
  return Object.fromEntries<number | null>([
    ...empty,
    [DEFAULT_FIELD, tables.insuranceId],
    ...tables.reasons.map(({ value, motive }): [string, number] => [fieldOf('reason', value), motive]),
    ...tables.mutualities.map(({ value, insuranceId }): [string, number] => [fieldOf('mutuality', value), insuranceId]),
  ]);
}
