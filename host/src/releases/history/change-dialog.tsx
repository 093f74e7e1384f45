import { useFormats, useT } from '@navette/shared/i18n';
import { Button, StatusMark } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { DifferenceList } from '../changes/difference-list.tsx';
import { FactList } from '../fact-list.tsx';
import { actionStyles } from '../status-styles.ts';
import type { ReleaseChange } from '../requests/use-release-history.ts';
import { whoText } from '../who-text.ts';
import { useRollbackObstacle } from './use-rollback-obstacle.ts';

interface ChangeDialogProps {
  readonly change: ReleaseChange;
  readonly running: string | undefined;
  readonly titleOf: (name: string) => string;
  readonly onGoBack: (to: string) => void;
  readonly onClose: () => void;
}

/** Details of a line of the history. */
export function ChangeDialog({ change, running, titleOf, onGoBack, onClose }: ChangeDialogProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const obstacle = useRollbackObstacle(running)(change);
  const { at, action, who, why, before, after, remotes } = change;
  const back = obstacle === undefined && after !== null && (
    <Button variant="solid" icon={<RotateCcw aria-hidden />} onClick={() => onGoBack(after)}>
      {t('releases.history.back')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('releases.history.title', { when: formatInstant(at) })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          {back}
        </>
      }
    >
      <FactList
        facts={[
          { id: 'action', label: t('releases.history.action'), value: <StatusMark status={actionStyles[action]} /> },
          { id: 'who', label: t('releases.who'), value: whoText(who, t) },
          { id: 'why', label: t('releases.why'), value: why },
          {
            id: 'what',
            label: t('releases.what'),
            value: <DifferenceList differences={remotes} titleOf={titleOf} />,
          },
          { id: 'before', label: t('releases.history.before'), value: before ?? '–' },
          { id: 'after', label: t('releases.history.after'), value: after ?? '–' },
        ]}
      />
    </Dialog>
  );
}
