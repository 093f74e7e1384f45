import { useT } from '@navette/shared/i18n';
import { signIn, startSecondFactor, type SecondFactorStart } from '@navette/shared/session';
import { useState, type ReactNode } from 'react';
import { PlainAlert } from '../plain/alert.tsx';
import { look } from '../plain/look.ts';
import { LazyEnrolment } from '../second-factor/lazy-enrolment.tsx';
import { credentialFaults } from './check-credentials.ts';
import { type Attempt, AttemptForm, useAttempt, useFields } from './attempt-form.tsx';
import { EmailField, PasswordField } from './credential-field.tsx';
import { isOtp, OtpField } from '../second-factor/otp-field.tsx';

interface SignInFormProps {
  /** The credentials are right, but the password must be changed first. */
  readonly onMustChange: (email: string) => void;
  /** E-mail address of the only user who may sign in here; read-only then. */
  readonly email?: string | undefined;
  /** Handler of Cancel; without it, Cancel clears the form. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string | undefined;
}

/** `password` first, then the code of users with a second factor, or its set-up where it is mandatory. */
type Step = { readonly kind: 'password' | 'otp' } | { readonly kind: 'enrol'; readonly start: SecondFactorStart };

const empty = { email: '', password: '' };

/** E-mail address and password (specification/shell.md#sign-in), then the second factor. Success changes the session, which the caller observes. */
export function SignInForm({ onMustChange, email, onCancel, cancelLabel }: SignInFormProps): ReactNode {
  const t = useT();
  const fields = useFields(email === undefined ? empty : { email, password: '' }, credentialFaults);
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const attempt = useAttempt();
  const credentials = { email: fields.values.email.trim(), password: fields.values.password };
  const backToPassword = () => {
    attempt.clear();
    fields.set('password', '');
    setStep({ kind: 'password' });
  };
  const submit = (otp?: string): void =>
    attempt.run(
      async () => {
        const outcome = await signIn({ ...credentials, ...(otp !== undefined && { otp }) });
        if (outcome.kind !== 'enrolmentRequired') return outcome;
        return { kind: 'enrol', start: await startSecondFactor(credentials) } as const;
      },
      (outcome) => {
        if (outcome.kind === 'changePassword') onMustChange(credentials.email);
        if (outcome.kind === 'otpRequired') setStep({ kind: 'otp' });
        if (outcome.kind === 'enrol') setStep(outcome);
      },
    );
  if (step.kind === 'otp') return <OtpStep attempt={attempt} onOtp={submit} onBack={backToPassword} />;
  if (step.kind === 'enrol')
    return (
      <>
        <div className={look.notice}>
          <PlainAlert title={t('problem.auth.enrolmentRequired')} />
        </div>
        <LazyEnrolment {...credentials} start={step.start} onDone={() => undefined} onCancel={backToPassword} />
      </>
    );
  return (
    <AttemptForm
      attempt={attempt}
      complete={fields.valid}
      onSubmit={() => submit()}
      submitLabel={t('signIn.submit')}
      cancelLabel={cancelLabel ?? t('shared.cancel')}
      onCancel={() => {
        fields.clear();
        attempt.clear();
        onCancel?.();
      }}
    >
      <EmailField fields={fields} readOnly={email !== undefined} />
      <PasswordField
        fields={fields}
        name="password"
        label={t('signIn.password')}
        hint={t('signIn.password.hint')}
        autoComplete="current-password"
        data-autofocus={email !== undefined || undefined}
      />
    </AttemptForm>
  );
}

interface OtpStepProps {
  readonly attempt: Attempt;
  readonly onOtp: (otp: string) => void;
  readonly onBack: () => void;
}

/** Second step of a sign-in, after the right password. */
function OtpStep({ attempt, onOtp, onBack }: OtpStepProps): ReactNode {
  const t = useT();
  const [otp, setOtp] = useState('');
  return (
    <AttemptForm
      attempt={attempt}
      refusable={['otp']}
      complete={isOtp(otp)}
      onSubmit={() => onOtp(otp)}
      submitLabel={t('signIn.submit')}
      cancelLabel={t('otp.back')}
      onCancel={onBack}
    >
      <p className={look.status} role="status">
        {t('otp.lead')}
      </p>
      <OtpField value={otp} onChange={setOtp} attempt={attempt} />
    </AttemptForm>
  );
}
