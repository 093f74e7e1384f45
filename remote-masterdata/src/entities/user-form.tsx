import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate, useOnline } from '@navette/shared/api';
import { personName, brusselsToday, isStaffRole, USER_FORM_ROLES } from '@navette/shared/domain';
import { type RecordKind, type CloseRecord, RecordForm, type SendBulk } from '@navette/shared/ui-records';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { messageKey, useT } from '@navette/shared/i18n';
import { useCan, useUser } from '@navette/shared/session';
import { Alert, Button, Flex, Input, Stack } from '@navette/shared/ui';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { Dialog, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { Check, Copy, KeyRound, ShieldOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { checkAddress, day, filled, line, personFields, useField } from '../records/fields.ts';
import { AddressLine, ContactFields, IdentitySection } from '../records/form-sections.tsx';
import { listLeftBehind } from '../records/left-behind.ts';

/** User of the suite, of the drivers' app, or neither. */
export type User = components['schemas']['User'];

/** Body of create and update of a user. */
type UserForm = components['schemas']['UserForm'];

export const useUsers = () => $api.useQuery('get', '/api/user', { params: { query: { inactive: true } } });

/**
 * Definition of the record type "user". The response to a create contains the temporary password of a staff member, once, unless it was sent by
 * e-mail.
 */
export const users: RecordKind<User, UserForm, components['schemas']['UserInsertAnswer']> = {
  textPrefix: 'user',
  nameOf: personName,
  one: { call: ['get', '/api/user/{id}'], read: (id) => api.GET('/api/user/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/user', { body }),
  update: (id, body) => api.PUT('/api/user/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/user/{id}', { params: { path: { id } } }),
  change: (records) => changeUsers(records),
  leaves: { read: (ids) => listLeftBehind('user', ids) },
  invalidates: [['get', '/api/user']],
};

/** Fields that a bulk edit can set. */
export type UserChanges = components['schemas']['UserBulkFields'];

/** Updates several users, at most 100; each succeeds or fails by itself. */
export const changeUsers: SendBulk<UserChanges> = (records) =>
  dataOf(api.POST('/service/user/bulk', { body: { records } }));

/**
 * Replaces the password of a user by a temporary one and ends the user's sessions.
 * @param email e-mail address of the user, as a safety check
 * @returns temporary password, once; null when it was sent by e-mail
 */
async function resetPassword(id: number, email: string): Promise<string | null> {
  const { temporaryPassword } = await dataOf(api.POST('/auth/resetpass', { body: { id, email } }));
  return temporaryPassword;
}

/**
 * Removes the second factor of another user and ends that user's sessions.
 * @param email e-mail address of the user, as a safety check
 */
async function resetSecondFactor(id: number, email: string): Promise<void> {
  await api.POST('/auth/secondfactor/reset', { body: { id, email } });
}

/** Refreshes the list after a change made outside a form. */
const refreshUsers = (cache: QueryClient): Promise<void> => invalidate(cache, [['get', '/api/user']]);

interface UserFormDialogProps {
  /** User to edit; missing: a new one. */
  readonly user: User | undefined;
  /** Called with a temporary password to pass on. */
  readonly onPassword: (password: NewPassword) => void;
  readonly onClose: CloseRecord;
}

export function UserFormDialog({ user, onPassword, onClose }: UserFormDialogProps): ReactNode {
  const t = useT();
  const field = useField('person.');
  const mayDecide = useCan('security');
  const roles = USER_FORM_ROLES.filter((role) => role !== 'super' || mayDecide || user?.role === 'super').map(
    (role) => ({
      value: role,
      label: t(`role.${role}`),
    }),
  );
  return (
    <RecordForm
      kind={users}
      schema={userSchema}
      record={user}
      values={userValues(user)}
      valuesOf={userValues}
      size={800}
      footerStart={
        user &&
        (user.role !== 'super' || mayDecide) && (
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
      <IdentitySection />
      <FormSection title={t('person.section.contact')}>
        <AddressLine label={t('person.address')} unplaced />
        <ContactFields prefix="person." emailHelp={t('user.email.help')} />
      </FormSection>
      <FormSection title={t('user.section.access')}>
        <Fields.SelectField {...field('role')} options={roles} required help={t('user.role.help')} />
        <Fields.DateField name="client_from" label={t('user.client_from')} />
        <Fields.TextField {...field('car')} />
        <Fields.TextField {...field('zones')} />
      </FormSection>
    </RecordForm>
  );
}

/**
 * Form of a user: names, a complete address and a role are required; for staff also the e-mail address for the sign-in. Its output is the request
 * body.
 */
export const userSchema = z
  .object({
    ...personFields,
    /** Null until a role is chosen. */
    role: z
      .enum(USER_FORM_ROLES)
      .nullable()
      .refine((role) => role !== null, messageKey('validation.required'))
      .transform((role) => role ?? 'client'),
    car: line(200),
    zones: line(200),
    client_from: day,
  })
  .superRefine((values, context) => {
    checkAddress(values, context);
    if (isStaffRole(values.role) && !values.email)
      context.addIssue({ code: 'custom', path: ['email'], message: messageKey('validation.required'), input: null });
  });

const Fields = fieldsFor(userSchema);

/** Form values of a user; a new one starts today. */
export const userValues = (user?: User) => filled(userSchema, user ?? { client_from: brusselsToday() });

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
