import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { Flex } from '../../kit/layout.ts';
import type { ColumnFilter } from './column-filter.ts';

interface FilterChipsProps {
  readonly filters: readonly ColumnFilter[];
  /** Description of a filter. */
  readonly wordsOf: (filter: ColumnFilter) => string;
  readonly onChange: (filters: readonly ColumnFilter[]) => void;
  /** Takes the focus when the last filter is removed. */
  readonly onEmpty: () => void;
}

/** Active filters of a list, each a button that removes it. Loaded with the first filter: most lists are not filtered. */
export default function FilterChips({ filters, wordsOf, onChange, onEmpty }: FilterChipsProps): ReactNode {
  const t = useT();
  const remove = (event: MouseEvent<HTMLElement>, filter: ColumnFilter) => {
    const { nextElementSibling: next, previousElementSibling: previous } = event.currentTarget;
    const other = next ?? previous;
    if (other instanceof HTMLElement) other.focus();
    else onEmpty();
    onChange(filters.filter((one) => one !== filter));
  };
  return (
    <Flex role="group" aria-label={t('table.filters.active')} wrap="wrap" gap="1" paddingBottom="2">
      {filters.map((filter) => {
        const words = wordsOf(filter);
        return (
          <Button
            key={filter.column}
            size="sm"
            icon={<X aria-hidden />}
            aria-label={t('table.filters.remove', { filter: words })}
            onClick={(event) => remove(event, filter)}
          >
            {words}
          </Button>
        );
      })}
    </Flex>
  );
}
