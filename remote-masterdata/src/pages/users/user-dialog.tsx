import { brusselsToday, USER_FORM_ROLES } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { nameOf } from '../../people/name-of.ts';
import type { User } from './list-users.ts';
import type { NewPassword } from './password-dialog.tsx';
import { ResetPasswordButton } from './reset-password-button.tsx';
import { saveUser } from './save-user.ts';
import { userSchema, userValues } from './user-schema.ts';

const Fields = fieldsFor(userSchema);

/** The form of a user. */
export interface UserDialogProps {
  /** The user to change; absent: a new one. */
  readonly user?: User;
  readonly onSaved: (id: number) => void;
  /** There is a temporary password to hand over. */
  readonly onPassword: (password: NewPassword) => void;
  readonly onClose: () => void;
}

/** Makes a user, or changes one. */
export function UserDialog({ user, onSaved, onPassword, onClose }: UserDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [defaultValues] = useState(() => userValues(user));
  const form = useNavetteForm({ schema: userSchema, defaultValues, name: messageKey('user.form.name') });
  const roles = USER_FORM_ROLES.map((role) => ({ value: role, label: t(`person.role.${role}`) }));
  return (
    <FormDialog
      {...{ form, onClose }}
      size={800}
      title={user ? t('user.edit.title', { name: nameOf(user) }) : t('user.add.title')}
      footerStart={user && <ResetPasswordButton {...{ user, onPassword }} />}
      onSubmit={async (values) => {
        const { id, password } = await saveUser(cache, user?.id, values);
        onSaved(id);
        if (password !== null) onPassword({ name: nameOf(values), password });
      }}
    >
      <FormSection title={t('person.section.identity')}>
        <Fields.TextField name="firstname" label={t('person.firstname')} required span={4} />
        <Fields.TextField name="lastname" label={t('person.lastname')} required span={4} />
        <Fields.DateField name="birthday" label={t('person.birthday')} past max={brusselsToday()} span={4} />
      </FormSection>
      <FormSection title={t('person.section.contact')}>
        <Fields.AddressField
          name="address"
          label={t('person.address')}
          suggest={suggestAddresses}
          parts={addressParts}
          placeholder={t('address.placeholder')}
          required
          span={12}
        />
        <Fields.PhoneField name="mobile" label={t('person.mobile')} span={4} />
        <Fields.PhoneField name="tel" label={t('person.tel')} span={4} />
        <Fields.TextField name="email" type="email" label={t('person.email')} help={t('user.email.help')} span={4} />
      </FormSection>
      <FormSection title={t('user.section.access')}>
        <Fields.SelectField
          name="role"
          label={t('person.role')}
          options={roles}
          required
          help={t('user.role.help')}
          span={6}
        />
        <Fields.DateField name="client_from" label={t('user.client_from')} span={6} />
        <Fields.TextField name="car" label={t('person.car')} span={6} />
        <Fields.TextField name="zones" label={t('person.zones')} span={6} />
      </FormSection>
    </FormDialog>
  );
}
