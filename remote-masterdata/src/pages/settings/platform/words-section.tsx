import { readableCode } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { type Choice, fieldsFor, FormSection, messageWith } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import type { PlatformValue, PlatformWords } from '../requests/platform-tables.ts';
import { fieldOf, platformSchema, wordsOf } from './platform-schema.ts';

const Fields = fieldsFor(platformSchema);

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
export function WordsSection({ kind, title, emptyLabel, words, options, children }: WordsSectionProps): ReactNode {
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
