import { MOTIVES, isMotive, readableCode } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, Form, FormSection, useNavetteForm, type Choice, messageWith } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot, type TabFormProps } from './form-tab.tsx';
import {
  readPlatformTables,
  savePlatformTables,
  type PlatformWords,
  type PlatformTables,
  type PlatformValue,
} from './settings-requests.ts';
import { PLATFORM_VALUE_KIND_VALUES, type PlatformValueKind as Kind } from '@navette/openapi/enums';
import * as z from 'zod';

/** Field of the default insurer. */
const DEFAULT_FIELD = 'insurer';

const PREFIXES = { reason: 'reason:', mutuality: 'mutuality:' } as const satisfies Record<Kind, string>;

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
const platformSchema = z
  .record(z.string(), z.int().nullable())
  .refine((fields) => typeof fields[DEFAULT_FIELD] === 'number', {
    path: [DEFAULT_FIELD],
    error: messageKey('validation.required'),
  })
  .transform(toTables);

const Fields = fieldsFor(platformSchema);

interface PlatformFormProps extends TabFormProps {
  readonly words: PlatformWords;
}

/** Form that maps the reasons and mutualities of the external platform to motives and insurers. */
export function PlatformForm({ words, onSaved, onDiscard }: PlatformFormProps): ReactNode {
  const t = useT();
  const { tables, used, insurers } = words;
  const [defaultValues] = useState(() => platformValues(tables, used));
  const form = useNavetteForm({
    schema: platformSchema,
    defaultValues,
    name: messageKey('settings.platform.form.name'),
  });
  const record = {
    path: pathOfCall(['get', '/service/booqit/tables']),
    read: async () => platformValues(await readPlatformTables(), used),
    values: defaultValues,
  };
  const save = useVersionedSave(form, record, savePlatformTables);
  const named = new Set([tables.insuranceId, ...tables.mutualities.map(({ insuranceId }) => insuranceId)]);
  const offered = insurers.filter(({ id, active }) => active || named.has(id));
  const insurerChoices = offered.map(({ id, name }) => ({ value: id, label: name }));
  const motiveChoices = MOTIVES.map((motive) => ({ value: motive, label: t(vocabulary.motive(motive)) }));
  return (
    <Form form={form} onSubmit={save} onSaved={onSaved}>
      <FormSection title={t('settings.platform.insurer')}>
        <Fields.SelectField
          name={DEFAULT_FIELD}
          label={t('settings.platform.insurer.default')}
          help={t('settings.platform.insurer.help')}
          options={insurerChoices}
          required
        />
      </FormSection>
      <WordsSection
        kind="mutuality"
        title={t('settings.platform.mutualities')}
        emptyLabel={t('settings.platform.mutualities.open')}
        words={words}
        options={insurerChoices}
      >
        <Text tone="muted" gridColumn="1 / -1">
          {t('settings.platform.mutualities.help')}
        </Text>
      </WordsSection>
      <WordsSection
        kind="reason"
        title={t('settings.platform.reasons')}
        emptyLabel={t('settings.platform.reason.unknown')}
        words={words}
        options={motiveChoices}
      />
      <FormFoot isDirty={form.isDirty} isSubmitting={form.formState.isSubmitting} onDiscard={onDiscard} />
    </Form>
  );
}

/** Field name of a reason or mutuality: its text without characters that have a meaning in field names. */
const fieldOf = (kind: Kind, value: string): string =>
  PREFIXES[kind] +
  encodeURIComponent(value).replaceAll(/[.']/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** External values of a kind: those in use on the platform first, most frequent first, then the others. */
function wordsOf(kind: Kind, tables: PlatformTables, used: readonly PlatformValue[]): readonly string[] {
  const seen = used.filter((value) => value.kind === kind).map(({ value }) => value);
  const known = (kind === 'reason' ? tables.reasons : tables.mutualities).map(({ value }) => value);
  return [...new Set([...seen, ...known])];
}

function platformValues(tables: PlatformTables, used: readonly PlatformValue[]): Record<string, number | null> {
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

interface WordsSectionProps {
  readonly kind: PlatformValue['kind'];
  readonly title: string;
  /** Label of an empty field: the meaning of a value without a mapping of its own. */
  readonly emptyLabel: string;
  readonly words: PlatformWords;
  readonly options: readonly Choice[];
  readonly children?: ReactNode;
}

/** One field for each external value of a kind; unmapped values come first, with the number of the platform's trips that use them. */
function WordsSection({ kind, title, emptyLabel, words, options, children }: WordsSectionProps): ReactNode {
  const t = useT();
  const { tables, used } = words;
  const known = new Set((kind === 'reason' ? tables.reasons : tables.mutualities).map(({ value }) => value));
  // Order at the time of opening: a field must not move while the user edits.
  const [values] = useState(() =>
    wordsOf(kind, tables, used).toSorted((one, other) => Number(known.has(one)) - Number(known.has(other))),
  );
  const countOf = (value: string) => used.find((seen) => seen.kind === kind && seen.value === value)?.transports ?? 0;
  return (
    <FormSection title={title}>
      {children}
      {values.length === 0 && (
        <Text tone="muted" gridColumn="1 / -1">
          {t('settings.platform.none')}
        </Text>
      )}
      {values.map((value) => {
        const count = countOf(value);
        const isUnknown = !known.has(value);
        return (
          <Fields.SelectField
            key={value}
            name={fieldOf(kind, value)}
            label={kind === 'reason' ? readableCode(value) : value}
            emptyLabel={emptyLabel}
            options={options}
            help={t('settings.platform.used', { count })}
            warning={isUnknown ? messageWith('settings.platform.unknown', { count }) : null}
          />
        );
      })}
    </FormSection>
  );
}
