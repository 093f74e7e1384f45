import { useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Text } from '@navette/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Attempt } from '../sign-in/use-attempt.ts';
import { isOtp, OtpField } from './otp-field.tsx';

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
      <Flex gap="2" marginTop="4">
        <Button size="lg" variant="outline" onClick={onBack}>
          {t('otp.back')}
        </Button>
        <Button
          size="lg"
          type="submit"
          variant="solid"
          colorPalette="brand"
          flex="1"
          disabled={!isOtp(otp)}
          loading={attempt.pending}
        >
          {t('signIn.submit')}
        </Button>
      </Flex>
    </form>
  );
}
