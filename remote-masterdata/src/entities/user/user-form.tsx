import { brusselsToday, USER_FORM_ROLES, personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { users } from './user-requests.ts';
import type { User } from './user-requests.ts';
import type { NewPassword } from './password-dialog.tsx';
import { ResetPasswordButton } from './reset-password-button.tsx';
import { ResetSecondFactorButton } from './reset-second-factor-button.tsx';
import { userSchema, userValues } from './user-schema.ts';

const Fields = fieldsFor(userSchema);

interface UserFormDialogProps {
  /** The user to change; absent: a new one. */
  readonly user: User | undefined;
  /** Called with a temporary password to hand over. */
  readonly onPassword: (password: NewPassword) => void;
  readonly onClose: CloseRecord;
}

/** Form of a user. */
export function UserFormDialog({ user, onPassword, onClose }: UserFormDialogProps): ReactNode {
  const t = useT();
  const roles = USER_FORM_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));
  return (
    <RecordForm
      kind={users}
      schema={userSchema}
      record={user}
      values={userValues(user)}
      valuesOf={userValues}
      size={800}
      footerStart={
        user && (
          <>
            <ResetPasswordButton {...{ user, onPassword }} />
            <ResetSecondFactorButton user={user} />
          </>
        )
      }
      onCreated={({ temporaryPassword: password }, form) => {
        if (password !== null) onPassword({ name: personName(form, 'text'), password });
      }}
      onClose={onClose}
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
    </RecordForm>
  );
}
