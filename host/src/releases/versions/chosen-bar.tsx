import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import { CircleCheck, FlaskConical, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import type { Choice } from './use-choice.ts';
import { nameOf } from './version-columns.tsx';

interface ChosenBarProps {
  readonly choice: Choice;
  readonly titleOf: (name: string) => string;
  /** False while the running set loads, which differences need. */
  readonly ready: boolean;
  readonly onOpen: OpenChange;
}

/** Chosen versions and their actions. Always shown, so that the list does not move at the first choice. */
export function ChosenBar({ choice: { remotes, clear }, titleOf, ready, onOpen }: ChosenBarProps): ReactNode {
  const t = useT();
  const isDead = remotes.length === 0 || !ready;
  const open = (kind: 'activate' | 'stage') => () => {
    if (!isDead) onOpen({ kind, remotes });
  };
  return (
    <Flex role="group" aria-label={t('releases.chosen')} wrap="wrap" align="center" gap="2" minHeight="8">
      <Text flex="1" minWidth="16rem" role="status" tone={remotes.length === 0 ? 'muted' : undefined}>
        {remotes.length === 0
          ? t('releases.chosen.none')
          : t('releases.chosen.these', { versions: remotes.map((chosen) => nameOf(chosen, titleOf)).join(', ') })}
      </Text>
      {remotes.length > 0 && (
        <Button variant="ghost" icon={<X aria-hidden />} onClick={clear}>
          {t('releases.chosen.clear')}
        </Button>
      )}
      <Button icon={<FlaskConical aria-hidden />} aria-disabled={isDead} onClick={open('stage')}>
        {t('releases.stage.open')}
      </Button>
      <Button variant="solid" icon={<CircleCheck aria-hidden />} aria-disabled={isDead} onClick={open('activate')}>
        {t('releases.activate.open')}
      </Button>
    </Flex>
  );
}
