import { MOTIVES } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, Form, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot } from '../form-foot.tsx';
import type { TabFormProps } from '../form-tab.tsx';
import { readPlatformTables, savePlatformTables, type PlatformWords } from '../requests/platform-tables.ts';
import { DEFAULT_FIELD, platformSchema, platformValues } from './platform-schema.ts';
import { WordsSection } from './words-section.tsx';

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
  const insurerChoices = insurers.map(({ id, name }) => ({ value: id, label: name }));
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
