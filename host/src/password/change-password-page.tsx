import { useT, messageKey } from '@navette/shared/i18n';
import { Navigate, useLocation, useNavigate } from '@navette/shared/router';
import {
  safeRedirect,
  type SecondFactorStart,
  useUser,
  changePassword,
  startSecondFactor,
} from '@navette/shared/session';
import { Alert, Box } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';
import { PublicFrame } from '../page/public-frame.tsx';
import { LazyEnrolment } from '../second-factor/lazy-enrolment.tsx';
import { signInAddress } from '../app/sign-in-address.ts';
import { isOtp, OtpField } from '../second-factor/otp-field.tsx';
import { EmailField, PasswordField } from '../sign-in/credential-field.tsx';
import { AttemptForm, useAttempt, useFields } from '../sign-in/attempt-form.tsx';
import { type PasswordFault, passwordFault } from '@navette/shared/domain';
import { emailFault } from '../sign-in/check-credentials.ts';

/** /changepass: opened from the settings, or required at sign-in when the password must be changed first (specification/shell.md#change-password). */
export function ChangePasswordPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const location = useLocation();
  const state: unknown = location.state;
  const email = textIn(state, 'email');
  const imposed = email !== undefined;
  const target = safeRedirect(textIn(state, 'target'));
  const [enrolment, setEnrolment] = useState<Enrolled>();
  const changed = () => void navigate(target, { replace: true, state: { passwordChanged: true } });
  if (user === null && !imposed) return <Navigate to={signInAddress(location)} replace />;
  return (
    <PublicFrame title={t('page.changepass')}>
      <Box marginTop="2" marginBottom="6">
        {enrolment ? (
          <Alert status="success" title={t('password.changed')}>
            {t('problem.auth.enrolmentRequired')}
          </Alert>
        ) : (
          imposed && <Alert status="warning" live={false} title={t('problem.auth.changePassword')} />
        )}
      </Box>
      {enrolment ? (
        <LazyEnrolment {...enrolment} onDone={changed} onCancel={() => void navigate('/logout', { replace: true })} />
      ) : (
        <ChangePasswordForm
          email={email ?? user?.email ?? ''}
          onChanged={changed}
          onEnrol={(credentials, start) => setEnrolment({ ...credentials, start })}
          onCancel={() => void navigate(imposed || user === null ? '/login' : target, { replace: true })}
        />
      )}
    </PublicFrame>
  );
}

interface Enrolled {
  readonly email: string;
  readonly password: string;
  readonly start: SecondFactorStart;
}

function textIn(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

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
  const submit = (): void => {
    setRefused(values.newpassword);
    const credentials = { email: values.email.trim(), password: values.newpassword };
    attempt.run(
      async () => {
        const outcome = await changePassword({
          ...(user?.email === credentials.email && { id: user.id }),
          ...values,
          email: credentials.email,
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
    <AttemptForm
      {...{ attempt, onCancel }}
      refusable={['newpassword', 'otp']}
      complete={valid && (otp === undefined || isOtp(otp))}
      onSubmit={submit}
      submitLabel={t('password.submit')}
      cancelLabel={t('shared.cancel')}
    >
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
      {otp !== undefined && <OtpField value={otp} onChange={setOtp} attempt={attempt} />}
    </AttemptForm>
  );
}

/**
 * Error keys by field (specification/shell.md#change-password): all fields are required, and the new password must be strong as far as the browser
 * can check.
 */
export const passwordFaults = ({
  email,
  oldpassword,
  newpassword,
}: Readonly<Record<'email' | 'oldpassword' | 'newpassword', string>>) => ({
  email: emailFault(email),
  oldpassword: oldpassword === '' ? messageKey('signIn.password.required') : undefined,
  newpassword: newFault(newpassword, oldpassword, email),
});

const FAULTS: Readonly<Record<PasswordFault, string>> = {
  tooShort: messageKey('password.new.length'),
  tooLong: messageKey('password.new.length'),
  same: messageKey('password.new.same'),
  common: messageKey('password.new.common'),
};

/** The list of common passwords is on the server; its refusal is shown at the field. */
function newFault(newpassword: string, oldPassword: string, email: string): string | undefined {
  if (newpassword === '') return messageKey('signIn.password.required');
  const fault = passwordFault(newpassword, { oldPassword, email });
  return fault && FAULTS[fault];
}
