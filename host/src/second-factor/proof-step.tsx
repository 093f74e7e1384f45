import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { startSecondFactor, type SecondFactorStart } from '@navette/shared/session';
import { Alert, Button, Flex, Stack, Text } from '@navette/shared/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Labelled } from '../sign-in/labelled.tsx';
import { PasswordInput } from '../sign-in/password-input.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { isOtp, OtpField } from './otp-field.tsx';
import type { FactorAct } from './factor-act.ts';

interface ProofStepProps {
  readonly act: FactorAct;
  readonly email: string;
  /** Whether a second factor is set up. */
  readonly needsOtp: boolean;
  readonly onStart: (password: string, start: SecondFactorStart) => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for the password, plus a code if a second factor is set up, since a session alone must not change the second factor. Then performs the chosen
 * action.
 */
export function ProofStep(props: ProofStepProps): ReactNode {
  const { act, email, needsOtp, onStart, onCodes, onRemoved, onCancel } = props;
  const t = useT();
  const id = useId();
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const attempt = useAttempt();
  const complete = password !== '' && (!needsOtp || isOtp(otp));
  const perform = async () => {
    if (act === 'enrol') {
      const start = await startSecondFactor({ email, password, ...(needsOtp && { otp }) });
      return { kind: 'enrol', done: () => onStart(password, start) };
    }
    const body = { password, otp };
    if (act === 'remove') {
      await api.POST('/auth/secondfactor/remove', { body });
      return { kind: 'remove', done: onRemoved };
    }
    const { recoveryCodes } = await dataOf(api.POST('/auth/secondfactor/recovery', { body }));
    return { kind: 'codes', done: () => onCodes(recoveryCodes) };
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) attempt.run(perform, ({ done }) => done());
  };
  const error = (field: string) => {
    const key = attempt.fields[field];
    return key === undefined ? undefined : t(key);
  };
  const ofNoField = Object.keys(attempt.fields).length === 0;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="1">
        <Text marginBottom="3">{t(`secondFactor.proof.${act}`)}</Text>
        {needsOtp && (
          <div>
            <OtpField
              value={otp}
              onChange={(typed) => {
                attempt.clear();
                setOtp(typed);
              }}
              error={error('otp')}
            />
          </div>
        )}
        <Labelled id={id} label={t('signIn.password')} error={error('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              size="lg"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => {
                attempt.clear();
                setPassword(event.target.value);
              }}
            />
          )}
        </Labelled>
        {ofNoField && attempt.fault !== undefined && <Alert status="error" title={t(attempt.fault)} />}
      </Stack>
      <Flex gap="2" marginTop="4" justify="flex-end">
        <Button variant="outline" onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="solid" disabled={!complete} loading={attempt.pending}>
          {t('secondFactor.continue')}
        </Button>
      </Flex>
    </form>
  );
}
