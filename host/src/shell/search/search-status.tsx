import { useT } from '@navette/shared/i18n';
import { describeFault, Box, Button, Flex, Spinner } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { SearchState } from './use-search.ts';

/** Status of the search: loading, no hits, failure with Retry. */
export function SearchStatus({ search, found }: { readonly search: SearchState; readonly found: number }): ReactNode {
  const t = useT();
  if (search.idle) return null;
  return (
    <Flex align="center" gap="2" minHeight="8" paddingInline="3" textStyle="xs" color="fg.muted" role="status">
      {search.searching && <Spinner size="xs" />}
      <Box flex="1">
        {search.error
          ? t(describeFault(search.error).messageKey)
          : search.searching
            ? t('search.looking')
            : t('search.found', { count: found })}
      </Box>
      {Boolean(search.error) && !search.searching && (
        <Button size="sm" onMouseDown={(event) => event.preventDefault()} onClick={search.retry}>
          {t('shared.retry')}
        </Button>
      )}
    </Flex>
  );
}
