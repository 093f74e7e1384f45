import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { CircleCheck, FlaskConical, ScrollText, SquareCheck, SquareMinus } from 'lucide-react';
import { useCallback } from 'react';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import type { PublishedVersion } from '../requests/use-release-versions.ts';
import type { RemoteChoice } from '../requests/use-verification.ts';
import type { Choice } from './use-choice.ts';

/** Actions of a published version; none to activate one that runs. */
export function useVersionActions(
  ready: boolean,
  { has, toggle }: Pick<Choice, 'has' | 'toggle'>,
  onOpen: OpenChange,
  onNotes: (version: RemoteChoice) => void,
): (version: PublishedVersion) => readonly RowAction[] {
  const t = useT();
  const isOnline = useOnline();
  return useCallback(
    ({ name, version, running }) => {
      const dead = running
        ? t('releases.version.running')
        : isOnline
          ? ready
            ? undefined
            : t('shared.loading')
          : t('form.offline');
      const remotes = [{ name, version }];
      const isChosen = has({ name, version });
      const Square = isChosen ? SquareMinus : SquareCheck;
      return [
        {
          id: 'activate',
          label: t('releases.activate.open'),
          icon: <CircleCheck aria-hidden />,
          inline: true,
          disabled: dead,
          onSelect: () => onOpen({ kind: 'activate', remotes }),
        },
        {
          id: 'stage',
          label: t('releases.stage.open'),
          icon: <FlaskConical aria-hidden />,
          inline: true,
          disabled: dead,
          onSelect: () => onOpen({ kind: 'stage', remotes }),
        },
        {
          id: 'notes',
          label: t('releases.notes.open'),
          icon: <ScrollText aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => onNotes({ name, version }),
        },
        {
          id: 'choose',
          label: t(isChosen ? 'releases.version.unchoose' : 'releases.version.chooseThis'),
          icon: <Square aria-hidden />,
          disabled: running ? t('releases.version.running') : undefined,
          onSelect: () => toggle({ name, version }),
        },
      ];
    },
    [t, isOnline, ready, has, toggle, onOpen, onNotes],
  );
}
