import { useT } from '@navette/shared/i18n';
import { confirmSecondFactor, type EnrolledSecondFactor, type SecondFactorStart } from '@navette/shared/session';
import { Stack, Box, Flex, Text, UiProvider } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';
import { AttemptForm, useAttempt } from '../sign-in/attempt-form.tsx';
import { pageNonce } from '../plain/look.ts';
import { isOtp, OtpField } from './otp-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { encode } from 'uqr';

/** Account that the factor is for, and the secret to scan. */
export interface EnrolmentProps {
  readonly email: string;
  readonly password: string;
  readonly start: SecondFactorStart;
  /** Shows the recovery codes in place of this form, for a user who was already signed in: the new session has replaced the old one then. */
  readonly onCodes?: (codes: readonly string[]) => void;
  /** Called when the user confirms to have saved the recovery codes shown here; the session has started by then. */
  readonly onDone?: () => void;
  readonly onCancel: () => void;
}

/** Sets up a second factor: secret, first code, recovery codes. With the theme, since the sign-in page has none. */
export default function Enrolment(props: EnrolmentProps): ReactNode {
  return (
    <UiProvider nonce={pageNonce()}>
      <EnrolmentForm {...props} />
    </UiProvider>
  );
}

function EnrolmentForm(props: EnrolmentProps): ReactNode {
  const { email, password, start, onCodes, onDone, onCancel } = props;
  const t = useT();
  const [otp, setOtp] = useState('');
  const [enrolled, setEnrolled] = useState<EnrolledSecondFactor>();
  const attempt = useAttempt();
  if (enrolled) {
    const done = () => {
      enrolled.beginSession();
      onDone?.();
    };
    return <RecoveryCodes codes={enrolled.recoveryCodes} onDone={done} />;
  }
  const submit = (): void => {
    const form = { email, password, enrolment: start.enrolment, otp: otp.replaceAll(/\s/gu, '') };
    attempt.run(
      async () => ({ kind: 'enrolled' as const, answer: await confirmSecondFactor(form) }),
      ({ answer }) => {
        if (!onCodes) return setEnrolled(answer);
        answer.beginSession();
        onCodes(answer.recoveryCodes);
      },
    );
  };
  return (
    <AttemptForm
      {...{ attempt, onCancel }}
      refusable={['otp']}
      complete={isOtp(otp)}
      onSubmit={submit}
      submitLabel={t('enrol.submit')}
      cancelLabel={t('shared.cancel')}
    >
      <Stack gap="3">
        <NewSecret start={start} />
        <div>
          <OtpField appOnly label={t('enrol.code')} value={otp} onChange={setOtp} attempt={attempt} />
        </div>
      </Stack>
    </AttemptForm>
  );
}

/** Secret as a QR code, and as text in groups of four for users who cannot scan it. */
function NewSecret({ start: { secret, uri } }: { readonly start: SecondFactorStart }): ReactNode {
  const t = useT();
  return (
    <Stack gap="3">
      <Text>{t('enrol.scan')}</Text>
      <Flex justify="center">
        <QrCode text={uri} label={t('enrol.qr')} />
      </Flex>
      <div>
        <Text textStyle="sm" tone="muted">
          {t('enrol.secret')}
        </Text>
        <Box as="code" fontFamily="mono" overflowWrap="anywhere" userSelect="all">
          {secret.match(/.{1,4}/gu)?.join(' ')}
        </Box>
      </div>
    </Stack>
  );
}

/** Quiet zone that readers need around a QR code, in modules. */
const BORDER = 4;

/** QR code, black on white in every theme: readers need the contrast. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box colorScheme="light" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l2" width="13rem">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
        <path d={path} fill="black" />
      </svg>
    </Box>
  );
}
