import { $api } from '@navette/shared/api';
import { useT, useFormats } from '@navette/shared/i18n';
import { useUser, type SecondFactorStart } from '@navette/shared/session';
import { ErrorState, Skeleton, Alert, Button, Flex, Stack, Text } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import type { FactorAct } from './factor-act.ts';
import { LazyEnrolment } from './lazy-enrolment.tsx';
import { ProofStep } from './proof-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { components } from '@navette/openapi/types';
import { KeyRound, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';

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
