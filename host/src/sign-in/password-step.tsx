import { useT } from '@navette/shared/i18n';
import { Alert, Input } from '@navette/shared/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { Credentials } from './check-credentials.ts';
import { Labelled } from './labelled.tsx';
import { PasswordInput } from './password-input.tsx';
import type { Attempt } from './use-attempt.ts';
import type { Fields } from './use-fields.ts';
import { FormButtons } from './form-buttons.tsx';

interface PasswordStepProps {
  readonly fields: Fields<Pick<Credentials, 'email' | 'password'>>;
  readonly attempt: Attempt;
  readonly isAddressFixed: boolean;
  readonly cancelLabel: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** Address and password (S1 §2.3). */
export function PasswordStep(props: PasswordStepProps): ReactNode {
  const { fields, attempt, isAddressFixed, cancelLabel, onSubmit, onCancel } = props;
  const { values, set, touch, fault, valid } = fields;
  const t = useT();
  const id = useId();
  const text = (key: string | undefined): string | undefined => (key === undefined ? undefined : t(key));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (valid) onSubmit();
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
            readOnly={isAddressFixed}
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
            data-autofocus={isAddressFixed || undefined}
            required
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
            onBlur={() => touch('password')}
          />
        )}
      </Labelled>
      {attempt.fault !== undefined && <Alert status="error" title={t(attempt.fault)} />}
      <FormButtons
        cancelLabel={cancelLabel}
        onCancel={onCancel}
        submitLabel={t('signIn.submit')}
        disabled={!valid}
        pending={attempt.pending}
      />
    </form>
  );
}
