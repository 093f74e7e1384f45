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
  /** What a word without a meaning of its own means. */
  readonly emptyLabel: string;
  readonly words: PlatformWords;
  readonly options: readonly Choice[];
  readonly children?: ReactNode;
}

/** A field for each word of a kind; words that nobody gave a meaning stand first and say in how many trips the platform uses them. */
export function WordsSection({ kind, title, emptyLabel, words, options, children }: WordsSectionProps): ReactNode {
  const t = useT();
  const { tables, used } = words;
  const known = new Set((kind === 'reason' ? tables.reasons : tables.mutualities).map(({ value }) => value));
  // The order of when the form was opened: a field must not move away from under the hand.
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
