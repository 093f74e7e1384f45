import { useT } from '@navette/shared/i18n';
import { Box, EmptyState, ErrorState, Skeleton, Stack, VisuallyHidden } from '@navette/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { Conflict } from '../../conflicts/conflict.ts';
import { useOtherTrips } from '../../conflicts/use-other-trips.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { Suggestion } from './suggestion.ts';
import type { useSuggestions } from './use-suggestions.ts';

/** The list under the search field. */
export interface SuggestionListProps {
  readonly listId: string;
  readonly load: Pick<ReturnType<typeof useSuggestions>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly found: readonly Suggestion[];
  /** The selected one. */
  readonly chosen: Suggestion | undefined;
  readonly conflictsWith: (suggestion: Suggestion) => readonly Conflict[];
  readonly currentDriverId: number | null;
  /** The trip is on several days. */
  readonly withDate: boolean;
  readonly onMark: (suggestion: Suggestion) => void;
  readonly onTake: (suggestion: Suggestion) => void;
}

/** The drivers found, or the reason why there are none. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { listId, load, found, chosen, conflictsWith, currentDriverId, withDate, onMark, onTake } = props;
  const t = useT();
  const otherOf = useOtherTrips(found.flatMap(conflictsWith));
  function withDriver({ target }: MouseEvent, act: (suggestion: Suggestion) => void): void {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-driver]') : null;
    const suggestion = found.find(({ driverId }) => String(driverId) === option?.dataset.driver);
    if (suggestion) act(suggestion);
  }
  if (load.data === undefined && load.error) {
    return (
      <ErrorState
        title={t('suggest.failed')}
        error={load.error}
        onRetry={() => void load.refetch()}
        retrying={load.isFetching}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">
        {load.data === undefined ? t('suggest.loading') : t('suggest.found', { count: found.length })}
      </VisuallyHidden>
      {load.data === undefined ? (
        <Stack gap="2" aria-busy>
          {[80, 70, 75, 60].map((width) => (
            <Skeleton key={width} height="2.5rem" width={`${width}%`} />
          ))}
        </Stack>
      ) : (
        found.length === 0 && <EmptyState title={t(load.data.length === 0 ? 'suggest.none' : 'suggest.notFound')} />
      )}
      <Box
        id={listId}
        role="listbox"
        aria-label={t('suggest.list')}
        hidden={found.length === 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => withDriver(event, onMark)}
        onDoubleClick={(event) => withDriver(event, onTake)}
        css={listStyle}
      >
        {found.map((suggestion) => (
          <SuggestionOption
            key={suggestion.driverId}
            id={`${listId}-${suggestion.driverId}`}
            suggestion={suggestion}
            conflicts={conflictsWith(suggestion)}
            otherOf={otherOf}
            withDate={withDate}
            current={suggestion.driverId === currentDriverId}
            marked={suggestion === chosen}
          />
        ))}
      </Box>
    </>
  );
}

/** Style of the list of drivers; its options are plain elements. */
const listStyle = {
  margin: '0',
  padding: '0',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  maxHeight: 'max(14rem, calc(100dvh - 22rem))',
  overflow: 'auto',
  '& > [role=option]': {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    paddingInline: '3',
    paddingBlock: '1.5',
    cursor: 'pointer',
  },
  '& > [role=option] + [role=option]': { borderTopWidth: '1px', borderColor: 'border' },
  '& > [aria-selected=true]': { bg: 'bg.emphasized', boxShadow: 'inset 3px 0 0 {colors.brand.700}' },
  '& .figures': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(5.5rem, max-content)',
    gap: '3',
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .figures > :last-child': { whiteSpace: 'nowrap', textAlign: 'end', color: 'fg.muted' },
  '& :is(.for, .against)': {
    display: 'flex',
    gap: '1',
    textStyle: 'xs',
    '& > svg': { flexShrink: 0, marginTop: '1px' },
  },
  '& .for': { color: 'green.700' },
  '& .against': { color: 'orange.700' },
  '& small': { color: 'fg.muted' },
} as const;
