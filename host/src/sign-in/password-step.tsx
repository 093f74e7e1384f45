import { useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { type FormEvent, type ReactNode } from 'react';
import type { Credentials } from './check-credentials.ts';
import { EmailField, PasswordField } from './credential-field.tsx';
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
  const t = useT();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fields.valid) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <EmailField fields={fields} readOnly={isAddressFixed} />
      <PasswordField
        fields={fields}
        name="password"
        label={t('signIn.password')}
        hint={t('signIn.password.hint')}
        autoComplete="current-password"
        data-autofocus={isAddressFixed || undefined}
      />
      {attempt.fault !== undefined && <Alert status="error" title={t(attempt.fault)} />}
      <FormButtons
        cancelLabel={cancelLabel}
        onCancel={onCancel}
        submitLabel={t('signIn.submit')}
        disabled={!fields.valid}
        pending={attempt.pending}
      />
    </form>
  );
}
