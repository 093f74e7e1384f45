import { useT } from '@navette/shared/i18n';
import { Alert, Text } from '@navette/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Attempt } from '../sign-in/use-attempt.ts';
import { isOtp, OtpField } from './otp-field.tsx';
import { FormButtons } from '../sign-in/form-buttons.tsx';

interface OtpStepProps {
  readonly attempt: Attempt;
  readonly onOtp: (otp: string) => void;
  readonly onBack: () => void;
}

/** Second step of a sign-in: the password was right. */
export function OtpStep({ attempt, onOtp, onBack }: OtpStepProps): ReactNode {
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
