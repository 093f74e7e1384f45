import { useT } from '@navette/shared/i18n';
import { signIn } from '@navette/shared/session';
import { Alert, Button, Flex, Input } from '@navette/shared/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { credentialFaults } from './check-credentials.ts';
import { Labelled } from './labelled.tsx';
import { PasswordInput } from './password-input.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFields } from './use-fields.ts';

interface SignInFormProps {
  /** The credentials are right, the password has to be changed first. */
  readonly onMustChange: (email: string) => void;
  /** The only user who may sign in here: the address is read-only. */
  readonly email?: string | undefined;
  /** What Cancel does; it clears the form otherwise. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string | undefined;
}

const empty = { email: '', password: '' };

/** Address and password (S1 §2.3). Success changes the session, which the caller observes. */
export function SignInForm({ onMustChange, email, onCancel, cancelLabel }: SignInFormProps): ReactNode {
  const t = useT();
  const id = useId();
  const { values, set, touch, fault, valid, clear } = useFields(
    email === undefined ? empty : { email, password: '' },
    credentialFaults,
  );
  const attempt = useAttempt();
  const text = (key: string | undefined): string | undefined => (key === undefined ? undefined : t(key));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!valid) return;
    attempt.run(
      () => signIn({ email: values.email.trim(), password: values.password }),
      (outcome) => outcome.kind === 'changePassword' && onMustChange(values.email.trim()),
    );
  };
  const cancel = (): void => {
    clear();
    attempt.clear();
    onCancel?.();
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
            readOnly={email !== undefined}
            required
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
            onBlur={() => touch('email')}
          />
        )}
      </Labelled>
      <Labelled
        id={`${id}password`}
        label={t('signIn.password')}
        hint={t('signIn.password.hint')}
        error={text(fault('password'))}
      >
        {(control) => (
          <PasswordInput
            {...control}
            size="lg"
            name="password"
            autoComplete="current-password"
            required
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
            onBlur={() => touch('password')}
          />
        )}
      </Labelled>
      {attempt.fault !== undefined && <Alert status="error" title={t(attempt.fault)} />}
      <Flex gap="2" marginTop="4">
        <Button size="lg" variant="outline" onClick={cancel}>
          {cancelLabel ?? t('shared.cancel')}
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
          {t('signIn.submit')}
        </Button>
      </Flex>
    </form>
  );
}
