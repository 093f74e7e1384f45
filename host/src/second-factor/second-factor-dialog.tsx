import { $api } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useUser, type SecondFactorStart } from '@navette/shared/session';
import { ErrorState, Skeleton } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import type { FactorAct } from './factor-act.ts';
import { LazyEnrolment } from './lazy-enrolment.tsx';
import { OwnState } from './own-state.tsx';
import { ProofStep } from './proof-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Stage =
  | { readonly kind: 'state' }
  | { readonly kind: 'proof'; readonly act: FactorAct }
  | { readonly kind: 'enrolment'; readonly password: string; readonly start: SecondFactorStart }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly done?: string };

/** One's own second factor: its state, and after a proof of who it is, its changes. */
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
  // Codes are shown once: Esc or a click beside them must not lose them.
  const closing = stage.kind === 'codes' ? {} : { onClose };
  return (
    <Dialog open {...closing} title={t('secondFactor.title')} size={600}>
      {content()}
    </Dialog>
  );
}
