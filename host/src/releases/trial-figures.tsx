import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, StatusMark, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { ReleaseTrial } from './release-calls.ts';
import { shareOf, verdictStyles } from './status-styles.ts';

/** Whether a trial may run for everybody, with its failures beside those of the running version. */
export function TrialFigures({ figures }: Pick<ReleaseTrial, 'figures'>): ReactNode {
  return (
    <>
      <StatusMark status={verdictStyles[figures.verdict]} />
      <Counts figures={figures} />
    </>
  );
}

/** Before a trial is activated: its figures, as a warning where they do not speak for it. */
export function FiguresBefore({ figures }: Pick<ReleaseTrial, 'figures'>): ReactNode {
  const t = useT();
  if (figures.verdict === 'ready') return <TrialFigures figures={figures} />;
  return (
    <Alert status="warning" live={false} title={t(verdictStyles[figures.verdict].label)}>
      <Counts figures={figures} />
    </Alert>
  );
}

function Counts({ figures }: Pick<ReleaseTrial, 'figures'>): ReactNode {
  const t = useT();
  const { formatPercent } = useFormats();
  const counts = ({ sessions, failed, errors }: ReleaseTrial['figures']['trial']) => {
    const failing = Math.max(failed, errors);
    return sessions === 0
      ? t('releases.trial.unasked')
      : t('releases.trial.counts', { sessions, failing, share: formatPercent(shareOf(failing, sessions)) });
  };
  return (
    <>
      <Text textStyle="xs">{t('releases.trial.here', { counts: counts(figures.trial) })}</Text>
      <Text textStyle="xs">{t('releases.trial.running', { counts: counts(figures.running) })}</Text>
    </>
  );
}
