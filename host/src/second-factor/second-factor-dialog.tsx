import { $api, api, dataOf } from '@navette/shared/api';
import { useT, useFormats } from '@navette/shared/i18n';
import { useUser, type SecondFactorStart, startSecondFactor } from '@navette/shared/session';
import { ErrorState, Skeleton, Alert, Button, Flex, Stack, Text } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { LazyEnrolment } from './lazy-enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { components } from '@navette/openapi/types';
import { KeyRound, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import { PasswordField } from '../sign-in/credential-field.tsx';
import { AttemptForm, useAttempt, useFields } from '../sign-in/attempt-form.tsx';
import { isOtp, OtpField } from './otp-field.tsx';

type Stage =
  | { readonly kind: 'state' }
  | { readonly kind: 'proof'; readonly act: FactorAct }
  | { readonly kind: 'enrolment'; readonly password: string; readonly start: SecondFactorStart }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly done?: string };

/** Dialog of the user's own second factor: its state, and after re-authentication its changes. */
export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const user = useUser();
  const toast = useToast();
  const query = $api.useQuery('get', '/auth/secondfactor', {}, { gcTime: 0 });
  const [stage, setStage] = useState<Stage>({ kind: 'state' });
  const backToState = () => {
    setStage({ kind: 'state' });
    void query.refetch();
  };
  const email = user?.email ?? '';
  const content = () => {
    if (stage.kind === 'enrolment')
      return (
        <LazyEnrolment
          {...{ email, password: stage.password, start: stage.start }}
          onCodes={(codes) => setStage({ kind: 'codes', codes, done: t('secondFactor.enrolled') })}
          onCancel={backToState}
        />
      );
    if (stage.kind === 'codes') {
      const { codes, done } = stage;
      return (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            if (done) toast.success(done);
            backToState();
          }}
        />
      );
    }
    if (query.error)
      return (
        <ErrorState
          title={t('secondFactor.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    if (!query.data) return <Skeleton height="8rem" role="status" aria-label={t('shared.loading')} />;
    if (stage.kind === 'state')
      return <OwnState state={query.data} onAct={(act) => setStage({ kind: 'proof', act })} />;
    return (
      <ProofStep
        act={stage.act}
        email={email}
        needsOtp={query.data.enrolledAt !== null}
        onStart={(password, start) => setStage({ kind: 'enrolment', password, start })}
        onCodes={(codes) => setStage({ kind: 'codes', codes })}
        onRemoved={() => {
          toast.success(t('secondFactor.removed'));
          backToState();
        }}
        onCancel={backToState}
      />
    );
  };
  // Codes are shown only once, so Esc or a click outside must not close the dialog.
  const closing = stage.kind === 'codes' ? {} : { onClose };
  return (
    <Dialog open {...closing} title={t('secondFactor.title')} size={600}>
      {content()}
    </Dialog>
  );
}

interface OwnStateProps {
  readonly state: components['schemas']['SecondFactor'];
  readonly onAct: (act: FactorAct) => void;
}

/** Number of remaining recovery codes below which new ones are advised. */
const FEW = 3;

/** State of the second factor (set up since when), and the possible actions. */
function OwnState({ state: { enrolledAt, recoveryCodesLeft, obligatory }, onAct }: OwnStateProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  if (enrolledAt === null)
    return (
      <Stack gap="4" alignItems="flex-start">
        <Text>{t('secondFactor.about')}</Text>
        {obligatory && <Alert title={t('secondFactor.obligatory')} />}
        <Button variant="solid" icon={<ShieldCheck aria-hidden />} onClick={() => onAct('enrol')}>
          {t('secondFactor.enrol')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="4">
      <Text>{t('secondFactor.since', { date: formats.formatDate(enrolledAt.slice(0, 10)) })}</Text>
      {recoveryCodesLeft < FEW ? (
        <Alert status="warning" live={false} title={t('secondFactor.codesLeft', { count: recoveryCodesLeft })} />
      ) : (
        <Text tone="muted">{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</Text>
      )}
      <Flex gap="2" wrap="wrap">
        <Button icon={<Smartphone aria-hidden />} onClick={() => onAct('enrol')}>
          {t('secondFactor.replace')}
        </Button>
        <Button icon={<KeyRound aria-hidden />} onClick={() => onAct('codes')}>
          {t('secondFactor.newCodes')}
        </Button>
        {!obligatory && (
          <Button icon={<ShieldOff aria-hidden />} onClick={() => onAct('remove')}>
            {t('secondFactor.remove')}
          </Button>
        )}
      </Flex>
      {obligatory && (
        <Text tone="muted" textStyle="sm">
          {t('secondFactor.obligatory')}
        </Text>
      )}
    </Stack>
  );
}

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
  const fields = useFields({ password: '' }, () => ({}));
  const { password } = fields.values;
  const [otp, setOtp] = useState('');
  const attempt = useAttempt();
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
  const set: typeof fields.set = (name, typed) => {
    attempt.clear();
    fields.set(name, typed);
  };
  return (
    <AttemptForm
      {...{ attempt, onCancel }}
      refusable={['otp', 'password']}
      complete={password !== '' && (!needsOtp || isOtp(otp))}
      onSubmit={() => attempt.run(perform, ({ done }) => done())}
      submitLabel={t('secondFactor.continue')}
      cancelLabel={t('shared.cancel')}
    >
      <Text marginBottom="4">{t(`secondFactor.proof.${act}`)}</Text>
      {needsOtp && <OtpField value={otp} onChange={setOtp} attempt={attempt} />}
      <PasswordField
        fields={{ ...fields, set }}
        name="password"
        label={t('signIn.password')}
        refusal={attempt.fields['password']}
        autoComplete="current-password"
      />
    </AttemptForm>
  );
}

/** Action on the user's own second factor: `enrol` sets one up, or moves it to another device. */
export type FactorAct = 'enrol' | 'codes' | 'remove';
