import { api, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, Form, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot, type TabFormProps } from './form-tab.tsx';
import type { AccessPolicy } from './settings-requests.ts';
import { CHANGEABLE_ROLES, IDLE_MINUTES } from '@navette/shared/domain';
import * as z from 'zod';

const fields = z.object({
  dispatch: z.boolean(),
  account: z.boolean(),
  invoice: z.boolean(),
  admin: z.boolean(),
  lead: z.boolean(),
  accountant: z.boolean(),
  office: z.boolean(),
  idleMinutes: z
    .int()
    .nullable()
    .refine(
      (minutes) => !minutes || (minutes >= IDLE_MINUTES.min && minutes <= IDLE_MINUTES.max),
      messageKey('settings.access.idle.wrong'),
    ),
});

const toPolicy = ({ idleMinutes, ...roles }: z.output<typeof fields>): AccessPolicy => ({
  secondFactorRoles: CHANGEABLE_ROLES.filter((role) => roles[role]),
  idleMinutes: idleMinutes ?? 0,
});

/** Form of the sign-in policy. Its output is the request body. */
const accessSchema = fields.transform(toPolicy);

/** Form values; an empty field means no limit. */
const accessValues = ({ secondFactorRoles, idleMinutes }: AccessPolicy): z.input<typeof accessSchema> => ({
  dispatch: secondFactorRoles.includes('dispatch'),
  account: secondFactorRoles.includes('account'),
  invoice: secondFactorRoles.includes('invoice'),
  admin: secondFactorRoles.includes('admin'),
  lead: secondFactorRoles.includes('lead'),
  accountant: secondFactorRoles.includes('accountant'),
  office: secondFactorRoles.includes('office'),
  idleMinutes: idleMinutes === 0 ? null : idleMinutes,
});

const Fields = fieldsFor(accessSchema);

const SAVED = {
  path: pathOfCall(['get', '/service/settings/access']),
  read: async () => accessValues(await dataOf(api.GET('/service/settings/access'))),
};

interface AccessFormProps extends TabFormProps {
  readonly policy: AccessPolicy;
}

/** Form of the sign-in policy: roles with a mandatory second factor, and the idle timeout of a session. */
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
        {CHANGEABLE_ROLES.map((role) => (
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

/**
 * Saves the sign-in policy.
 * @throws {ApiProblem} `validation` with the refused fields
 */
async function saveAccessPolicy(body: AccessPolicy): Promise<void> {
  await api.PUT('/service/settings/access', { body });
}
