import { brusselsToday, USER_FORM_ROLES, personName, isStaffRole } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import { type ReactNode, useState } from 'react';
import { addressParts, suggestAddresses } from '../../records/address.ts';
import {
  users,
  type User,
  refreshUsers,
  resetSecondFactor,
  resetPassword,
  userSchema,
  userValues,
} from './user-requests.ts';
import { useOnline } from '@navette/shared/api';
import { useUser } from '@navette/shared/session';
import { Button, Alert, Flex, Input, Stack } from '@navette/shared/ui';
import { useConfirm, useToast, Dialog } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldOff, KeyRound, Check, Copy } from 'lucide-react';

const Fields = fieldsFor(userSchema);

interface UserFormDialogProps {
  /** User to edit; missing: a new one. */
  readonly user: User | undefined;
  /** Called with a temporary password to pass on. */
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

/** Resets the second factor of another user who lost it, after a confirmation. The own second factor is changed in the preferences. */
function ResetSecondFactorButton({ user }: { readonly user: User }): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const isOnline = useOnline();
  const me = useUser();
  const [isBusy, setBusy] = useState(false);
  const [isReset, setReset] = useState(false);
  const { id, email, secondFactor } = user;
  if (!secondFactor || !email || id === me?.id || isReset) return null;
  const name = personName(user, 'text');
  const reset = async () => {
    const agreed = await confirm({
      title: t('user.secondFactor.reset.title', { name }),
      body: t('user.secondFactor.reset.body'),
      confirmLabel: t('user.reset.confirm'),
      icon: <ShieldOff aria-hidden />,
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await resetSecondFactor(id, email);
      setReset(true);
      toast.success(t('user.secondFactor.reset.done', { name }));
      await refreshUsers(cache);
    } catch (error) {
      toast.failure(t('user.secondFactor.reset.failed', { name }), error);
    }
    setBusy(false);
  };
  return (
    <Button icon={<ShieldOff aria-hidden />} loading={isBusy} disabled={!isOnline} onClick={() => void reset()}>
      {t('user.secondFactor.reset')}
    </Button>
  );
}

/** User whose password is reset, and callback for the new password. */
interface ResetPasswordButtonProps {
  readonly user: User;
  readonly onPassword: (password: NewPassword) => void;
}

/** Resets the password of a user who can sign in, here or in the drivers' app, after a confirmation; other users have no password. */
function ResetPasswordButton({ user, onPassword }: ResetPasswordButtonProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const { id, email, role } = user;
  if (!email || !(isStaffRole(role) || role === 'driver')) return null;
  const name = personName(user, 'text');
  const reset = async () => {
    if (
      !(await confirm({
        title: t('user.reset.title', { name }),
        body: t('user.reset.body'),
        confirmLabel: t('user.reset.confirm'),
        danger: false,
        icon: <KeyRound aria-hidden />,
      }))
    )
      return;
    setBusy(true);
    try {
      const password = await resetPassword(id, email);
      if (password === null) toast.success(t('user.reset.mailed', { email }));
      else onPassword({ name, password });
    } catch (error) {
      toast.failure(t('user.reset.failed', { name }), error);
    }
    setBusy(false);
  };
  return (
    <Button icon={<KeyRound aria-hidden />} loading={isBusy} disabled={!isOnline} onClick={() => void reset()}>
      {t('user.reset')}
    </Button>
  );
}

/** Temporary password, and the name of its user. */
export interface NewPassword {
  readonly name: string;
  readonly password: string;
}

/** Shows a temporary password once; it is not stored anywhere in readable form. */
export function PasswordDialog({ name, password, onClose }: NewPassword & { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const [copied, setCopied] = useState<boolean>();
  const copy = () => {
    navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog
      open
      title={t('user.password.title', { name })}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('user.password.done')}
        </Button>
      }
    >
      <Stack gap="3">
        <Alert status="warning" live={false}>
          {t('user.password.once')}
        </Alert>
        <Flex gap="2" align="center">
          <Input
            readOnly
            value={password}
            aria-label={t('user.password')}
            fontFamily="mono"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy} data-autofocus>
            {t('user.password.copy')}
          </Button>
        </Flex>
        <span role="status">
          {copied === undefined ? '' : t(copied ? 'user.password.copied' : 'user.password.notCopied')}
        </span>
      </Stack>
    </Dialog>
  );
}
