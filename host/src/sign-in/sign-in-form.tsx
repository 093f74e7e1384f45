import { useT } from '@navette/shared/i18n';
import { signIn, startSecondFactor, type SecondFactorStart } from '@navette/shared/session';
import { Alert, Box, Text } from '@navette/shared/ui';
import { useState, type ReactNode, type FormEvent } from 'react';
import { LazyEnrolment } from '../second-factor/lazy-enrolment.tsx';
import { credentialFaults, type Credentials } from './check-credentials.ts';
import { useAttempt, type Attempt, useFields, type Fields, FormButtons } from './attempt-form.tsx';
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
        <Box marginBottom="4">
          <Alert title={t('problem.auth.enrolmentRequired')} />
        </Box>
        <LazyEnrolment {...credentials} start={step.start} onDone={() => undefined} onCancel={backToPassword} />
      </>
    );
  return (
    <PasswordStep
      fields={fields}
      attempt={attempt}
      isAddressFixed={email !== undefined}
      cancelLabel={cancelLabel ?? t('shared.cancel')}
      onSubmit={() => submit()}
      onCancel={() => {
        fields.clear();
        attempt.clear();
        onCancel?.();
      }}
    />
  );
}

interface PasswordStepProps {
  readonly fields: Fields<Pick<Credentials, 'email' | 'password'>>;
  readonly attempt: Attempt;
  readonly isAddressFixed: boolean;
  readonly cancelLabel: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** E-mail address and password. */
function PasswordStep(props: PasswordStepProps): ReactNode {
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

interface OtpStepProps {
  readonly attempt: Attempt;
  readonly onOtp: (otp: string) => void;
  readonly onBack: () => void;
}

/** Second step of a sign-in, after the right password. */
function OtpStep({ attempt, onOtp, onBack }: OtpStepProps): ReactNode {
  const t = useT();
  const [otp, setOtp] = useState('');
  const { otp: refused } = attempt.fields;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isOtp(otp)) onOtp(otp);
  };
  const change = (typed: string) => {
    attempt.clear();
    setOtp(typed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Text role="status" marginBottom="4">
        {t('otp.lead')}
      </Text>
      <OtpField value={otp} onChange={change} error={refused === undefined ? undefined : t(refused)} />
      {attempt.fault !== undefined && refused === undefined && <Alert status="error" title={t(attempt.fault)} />}
      <FormButtons
        cancelLabel={t('otp.back')}
        onCancel={onBack}
        submitLabel={t('signIn.submit')}
        disabled={!isOtp(otp)}
        pending={attempt.pending}
      />
    </form>
  );
}
