import { useT } from '@navette/shared/i18n';
import { signIn, startSecondFactor, type SecondFactorStart } from '@navette/shared/session';
import { Alert, Box } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';
import { LazyEnrolment } from '../second-factor/lazy-enrolment.tsx';
import { OtpStep } from '../second-factor/otp-step.tsx';
import { credentialFaults } from './check-credentials.ts';
import { PasswordStep } from './password-step.tsx';
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

/** `password` first, then the code of who has a second factor, or its set-up by who needs one. */
type Step = { readonly kind: 'password' | 'otp' } | { readonly kind: 'enrol'; readonly start: SecondFactorStart };

const empty = { email: '', password: '' };

/** Address and password (S1 §2.3), then the second factor. Success changes the session, which the caller observes. */
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
