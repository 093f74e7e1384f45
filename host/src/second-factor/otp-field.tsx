import { isAppCode, otpText } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useId, useState, type ReactNode } from 'react';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';
import type { Attempt } from '../sign-in/attempt-form.tsx';
import { Labelled } from '../sign-in/credential-field.tsx';

/** Number of characters of a recovery code. */
const RECOVERY_LENGTH = 12;

/** Whether the text is a complete second factor. */
export const isOtp = (typed: string): boolean => isAppCode(typed) || otpText(typed).length === RECOVERY_LENGTH;

interface OtpFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Attempt whose refusal of the code is shown until another is typed. */
  readonly attempt: Attempt;
  /** No recovery codes: the code belongs to a new secret. */
  readonly appOnly?: boolean;
  /** Label instead of "verification code". */
  readonly label?: string;
}

/** Input of the authenticator app's code, switchable to a recovery code. */
export function OtpField({ value, onChange, attempt, appOnly = false, label }: OtpFieldProps): ReactNode {
  const t = useT();
  const id = useId();
  const [recovery, setRecovery] = useState(false);
  const { otp: refused } = attempt.fields;
  const change = (typed: string) => {
    attempt.clear();
    onChange(typed);
  };
  const switchKind = () => {
    setRecovery(!recovery);
    change('');
  };
  return (
    <>
      <Labelled
        id={id}
        label={label ?? t(recovery ? 'otp.recovery' : 'otp.code')}
        hint={t(recovery ? 'otp.recovery.hint' : 'otp.code.hint')}
        error={refused && t(refused)}
      >
        {(control) => (
          <input
            {...control}
            key={String(recovery)}
            className={look.inputOtp}
            name="otp"
            autoComplete="one-time-code"
            inputMode={recovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the step was opened to type here
            autoFocus
            maxLength={recovery ? 20 : 8}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Labelled>
      {!appOnly && (
        <PlainButton className={look.otpSwitch} onClick={switchKind}>
          {t(recovery ? 'otp.useApp' : 'otp.useRecovery')}
        </PlainButton>
      )}
    </>
  );
}
