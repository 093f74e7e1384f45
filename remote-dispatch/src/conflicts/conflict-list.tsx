import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Conflict } from './conflict.ts';
import { conflictStyles } from './conflict-styles.ts';
import { useOtherTrips } from './use-other-trips.ts';
import { useConflictWords, type ConflictWordsOptions } from './use-conflict-words.ts';

interface ConflictListProps extends Pick<ConflictWordsOptions, 'otherOf'> {
  readonly conflicts: readonly Conflict[];
}

const NONE: readonly Conflict[] = [];

/**
 * List of conflicts as sentences with icons; with dates when they are on several days. Who, when and where the other trips are is looked up unless the caller
 * knows (`otherOf`).
 */
export function ConflictList({ conflicts, otherOf }: ConflictListProps): ReactNode {
  const found = useOtherTrips(otherOf ? NONE : conflicts);
  const t = useT();
  const words = useConflictWords();
  const withDate = new Set(conflicts.map(({ date }) => date)).size > 1;
  return (
    <Box
      as="ul"
      aria-label={t('conflict.list')}
      listStyleType="none"
      margin="0"
      padding="0"
      display="flex"
      flexDirection="column"
      gap="1"
    >
      {conflicts.map((conflict) => {
        const Icon = conflictStyles[conflict.kind].icon;
        return (
          <Box
            as="li"
            key={JSON.stringify(conflict)}
            display="flex"
            gap="1.5"
            alignItems="flex-start"
            color="orange.700"
          >
            <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
            <span>{words(conflict, { withDate, otherOf: otherOf ?? found })}</span>
          </Box>
        );
      })}
    </Box>
  );
}
