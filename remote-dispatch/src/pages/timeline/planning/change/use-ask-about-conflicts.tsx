import { useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { useConfirm } from '@navette/shared/ui-overlay';
import { TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import type { Conflict } from '../../../../conflicts/conflict.ts';
import { ConflictList } from '../../../../conflicts/conflict-list.tsx';

/**
 * Confirmation dialog that lists the conflicts and asks whether to save anyway; Cancel has the focus. Resolves with the
 * answer.
 */
export function useAskAboutConflicts(): (
  subject: string,
  conflicts: readonly Conflict[],
  otherOf: (bookingId: number) => string | undefined,
) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    (subject, conflicts, otherOf) =>
      confirm({
        title: t('planning.conflicts.title', { count: conflicts.length }),
        body: (
          <Box display="flex" flexDirection="column" gap="2">
            <Text>{subject}</Text>
            <ConflictList {...{ conflicts, otherOf }} />
            <Text tone="muted">{t('planning.conflicts.recorded')}</Text>
          </Box>
        ),
        confirmLabel: t('planning.conflicts.anyway'),
        icon: <TriangleAlert aria-hidden />,
        danger: false,
      }),
    [confirm, t],
  );
}
