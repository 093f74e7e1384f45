import { api, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, Form, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot } from '../form-foot.tsx';
import { saveAccessPolicy } from '../requests/save-access-policy.ts';
import type { AccessPolicy } from '../requests/use-access-policy.ts';
import { accessSchema, accessValues, CHOSEN_ROLES } from './access-schema.ts';
import type { TabFormProps } from '../form-tab.tsx';

const Fields = fieldsFor(accessSchema);

const SAVED = {
  path: pathOfCall(['get', '/service/settings/access']),
  read: async () => accessValues(await dataOf(api.GET('/service/settings/access'))),
};

interface AccessFormProps extends TabFormProps {
  readonly policy: AccessPolicy;
}

/** Form of the rules of the sign-in: who needs a second factor, and when an unattended session ends. */
export function AccessForm({ policy, onSaved, onDiscard }: AccessFormProps): ReactNode {
  const t = useT();
  const [defaultValues] = useState(() => accessValues(policy));
  const form = useNavetteForm({ schema: accessSchema, defaultValues, name: messageKey('settings.access.form.name') });
  const save = useVersionedSave(form, { ...SAVED, values: defaultValues }, saveAccessPolicy);
  return (
    <Form form={form} onSubmit={save} onSaved={onSaved}>
      <FormSection title={t('settings.access.secondFactor')}>
        <Text tone="muted" gridColumn="1 / -1">
          {t('settings.access.secondFactor.help', { role: t('role.super') })}
        </Text>
        {CHOSEN_ROLES.map((role) => (
          <Fields.CheckboxField key={role} name={role} label={t(`role.${role}`)} span={4} />
        ))}
      </FormSection>
      <FormSection title={t('settings.access.idle')}>
        <Fields.NumberField
          name="idleMinutes"
          label={t('settings.access.idleMinutes')}
          help={t('settings.access.idleMinutes.help')}
          span={6}
        />
      </FormSection>
      <FormFoot isDirty={form.isDirty} isSubmitting={form.formState.isSubmitting} onDiscard={onDiscard} />
    </Form>
  );
}
