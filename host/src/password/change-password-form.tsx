import { useT } from '@navette/shared/i18n';
import { changePassword, useUser } from '@navette/shared/session';
import { Alert, Button, Flex, Input } from '@navette/shared/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Labelled } from '../sign-in/labelled.tsx';
import { PasswordInput } from '../sign-in/password-input.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { useFields } from '../sign-in/use-fields.ts';
import { passwordFaults } from './check-passwords.ts';

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** Address, old and new password (S1 §2.3). */
export function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps): ReactNode {
  const t = useT();
  const id = useId();
  const user = useUser();
  const { values, set, touch, fault, valid } = useFields({ email, oldpassword: '', newpassword: '' }, passwordFaults);
  const attempt = useAttempt();
  /** What the server was last asked to accept: its refusal speaks of nothing else. */
  const [refused, setRefused] = useState<string>();
  const text = (key: string | undefined): string | undefined => (key === undefined ? undefined : t(key));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!valid) return;
    setRefused(values.newpassword);
    const address = values.email.trim();
    const known = user?.email === address ? { id: user.id } : {};
    attempt.run(
      () =>
        changePassword({ ...known, email: address, oldpassword: values.oldpassword, newpassword: values.newpassword }),
      onChanged,
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Labelled id={`${id}email`} label={t('signIn.email')} error={text(fault('email'))}>
        {(control) => (
          <Input
            {...control}
            size="lg"
            type="email"
            name="email"
            autoComplete="username"
            required
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
            onBlur={() => touch('email')}
          />
        )}
      </Labelled>
      <Labelled id={`${id}old`} label={t('password.old')} error={text(fault('oldpassword'))}>
        {(control) => (
          <PasswordInput
            {...control}
            size="lg"
            name="oldpassword"
            autoComplete="current-password"
            required
            value={values.oldpassword}
            onChange={(event) => set('oldpassword', event.target.value)}
            onBlur={() => touch('oldpassword')}
          />
        )}
      </Labelled>
      <Labelled
        id={`${id}new`}
        label={t('password.new')}
        hint={t('password.new.hint')}
        error={text(
          fault('newpassword') ?? (refused === values.newpassword ? attempt.fields['newpassword'] : undefined),
        )}
      >
        {(control) => (
          <PasswordInput
            {...control}
            size="lg"
            name="newpassword"
            autoComplete="new-password"
            required
            value={values.newpassword}
            onChange={(event) => set('newpassword', event.target.value)}
            onBlur={() => touch('newpassword')}
          />
        )}
      </Labelled>
      {attempt.fault !== undefined && attempt.fields['newpassword'] === undefined && (
        <Alert status="error" title={t(attempt.fault)} />
      )}
      <Flex gap="2" marginTop="4">
        <Button size="lg" variant="outline" onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button
          size="lg"
          type="submit"
          variant="solid"
          colorPalette="brand"
          flex="1"
          disabled={!valid}
          loading={attempt.pending}
        >
          {t('password.submit')}
        </Button>
      </Flex>
    </form>
  );
}
