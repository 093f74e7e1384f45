import { useLocale, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { HitText } from './hit-text.tsx';
import { Option } from './option.tsx';
import { OptionGroup } from './option-group.tsx';
import { SearchStatus } from './search-status.tsx';
import type { SearchState } from './use-search.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly search: SearchState;
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onTake: (index: number) => void;
}

/** Panel below the field. */
export function SearchResults({ id, search, active, onHover, onTake }: SearchResultsProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const options = search.groups.flatMap(({ hits }) => hits);
  return (
    <Box
      position="absolute"
      top="calc(100% + 4px)"
      insetInline="0"
      zIndex="popover"
      minWidth="20rem"
      maxHeight="70dvh"
      overflow="auto"
      padding="1"
      bg="bg.panel"
      color="fg"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Box id={`${id}list`} role="listbox" aria-label={t('search.label')}>
        {search.groups.map(({ target, heading, hits }) => (
          <OptionGroup key={target} title={typeof heading === 'string' ? t(heading) : heading[locale]}>
            {hits.map((option) => {
              const index = options.indexOf(option);
              return (
                <Option
                  key={option.key}
                  id={`${id}${index}`}
                  active={index === active}
                  onHover={() => onHover(index)}
                  onTake={() => onTake(index)}
                >
                  <HitText hit={option.hit} />
                </Option>
              );
            })}
          </OptionGroup>
        ))}
      </Box>
      <SearchStatus search={search} found={options.length} />
    </Box>
  );
}
