import { useT } from '@navette/shared/i18n';
import { HStack, IconButton } from '@navette/shared/ui';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TripHistory } from '../../model/planning-parts.ts';

/** The buttons of undo and redo. */
export function UndoButtons({ history }: { readonly history: TripHistory }): ReactNode {
  const t = useT();
  return (
    <HStack gap="0">
      <IconButton label={t('planning.history.undo')} aria-keyshortcuts="Control+Z" disabled={!history.canUndo} onClick={() => void history.undo()}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t('planning.history.redo')} aria-keyshortcuts="Control+Shift+Z" disabled={!history.canRedo} onClick={() => void history.redo()}>
        <Redo2 aria-hidden />
      </IconButton>
    </HStack>
  );
}
