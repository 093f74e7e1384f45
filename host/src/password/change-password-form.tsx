import { useT } from '@navette/shared/i18n';
import { changePassword, startSecondFactor, useUser, type SecondFactorStart } from '@navette/shared/session';
import { Alert } from '@navette/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { isOtp, OtpField } from '../second-factor/otp-field.tsx';
import { EmailField, PasswordField } from '../sign-in/credential-field.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { useFields } from '../sign-in/use-fields.ts';
import { passwordFaults } from './check-passwords.ts';
import { FormButtons } from '../sign-in/form-buttons.tsx';

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onChanged: () => void;
  /** Called when the password is changed and the session requires the set-up of a second factor first. */
  readonly onEnrol: (
    credentials: { readonly email: string; readonly password: string },
    start: SecondFactorStart,
  ) => void;
  readonly onCancel: () => void;
}

/** E-mail address, old and new password (specification/shell.md#change-password), and the code of users with a second factor. */
export function ChangePasswordForm({ email, onChanged, onEnrol, onCancel }: ChangePasswordFormProps): ReactNode {
  const t = useT();
  const user = useUser();
  const fields = useFields({ email, oldpassword: '', newpassword: '' }, passwordFaults);
  const { values, valid } = fields;
  const attempt = useAttempt();
  /** Last submitted new password: the server's refusal applies to this value only. */
  const [refused, setRefused] = useState<string>();
  /** Second factor, once the server requires it. */
  const [otp, setOtp] = useState<string>();
  const complete = valid && (otp === undefined || isOtp(otp));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!complete) return;
    setRefused(values.newpassword);
    const credentials = { email: values.email.trim(), password: values.newpassword };
    const known = user?.email === credentials.email ? { id: user.id } : {};
    const passwords = { oldpassword: values.oldpassword, newpassword: values.newpassword };
    attempt.run(
      async () => {
        const outcome = await changePassword({
          ...known,
          email: credentials.email,
          ...passwords,
          ...(otp !== undefined && { otp }),
        });
        if (outcome.kind !== 'enrolmentRequired') return outcome;
        return { kind: 'enrol', start: await startSecondFactor(credentials) } as const;
      },
      (outcome) => {
        if (outcome.kind === 'otpRequired') setOtp('');
        else if (outcome.kind === 'enrol') onEnrol(credentials, outcome.start);
        else onChanged();
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <EmailField fields={fields} />
      <PasswordField fields={fields} name="oldpassword" label={t('password.old')} autoComplete="current-password" />
      <PasswordField
        fields={fields}
        name="newpassword"
        label={t('password.new')}
        hint={t('password.new.hint')}
        refusal={refused === values.newpassword ? attempt.fields['newpassword'] : undefined}
        autoComplete="new-password"
      />
      {otp !== undefined && (
        <OtpField
          value={otp}
          onChange={(typed) => {
            attempt.clear();
            setOtp(typed);
          }}
          error={attempt.fields['otp'] && t(attempt.fields['otp'])}
        />
      )}
      {attempt.fault !== undefined && Object.keys(attempt.fields).length === 0 && (
        <Alert status="error" title={t(attempt.fault)} />
      )}
      <FormButtons
        cancelLabel={t('shared.cancel')}
        onCancel={onCancel}
        submitLabel={t('password.submit')}
        disabled={!complete}
        pending={attempt.pending}
      />
    </form>
  );
}
