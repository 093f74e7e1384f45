import { useLocale, useT, useFormats } from '@navette/shared/i18n';
import { Box, describeFault, Button, Flex, Spinner } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { Option, OptionGroup } from './option-list.tsx';
import type { SearchState } from './use-search.ts';
import type { RecordText, SearchHit } from './search-hits.ts';

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

const INVOICES: ReadonlySet<SearchHit['route']> = new Set(['invoice', 'driverInvoice', 'insuranceInvoice']);

/** Hit in two lines: title and distinguishing details. */
export function HitText({ hit }: { readonly hit: SearchHit | RecordText }): ReactNode {
  const { title, detail } = useHitText(hit);
  return (
    <Box minWidth="0">
      <Flex gap="2" minWidth="0">
        <Box as="span" truncate fontWeight="medium">
          {title}
        </Box>
        <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0">
          {hit.id}
        </Box>
      </Flex>
      {detail !== '' && (
        <Box textStyle="xs" color="fg.muted" truncate>
          {detail}
        </Box>
      )}
    </Box>
  );
}

function useHitText(hit: SearchHit | RecordText): { title: string; detail: string } {
  const t = useT();
  const { formatDate, formatTime, formatMoney } = useFormats();
  if (!('route' in hit)) return hit;
  if (hit.route === 'booking') {
    const when = joined(formatDate(hit.date), formatTime(hit.time));
    return {
      title: joined(when, hit.client),
      detail: joined(
        hit.destination,
        hit.driver,
        hit.status === null || hit.status === undefined ? '' : t(`booking.status.${hit.status}`),
      ),
    };
  }
  if (INVOICES.has(hit.route))
    return {
      title: joined(hit.invoiceName ?? hit.name, formatDate(hit.date)),
      detail: joined(hit.invoiceAddress ?? hit.address, formatMoney(hit.amount)),
    };
  return { title: hit.name ?? hit.client ?? hit.destination ?? '', detail: hit.address ?? '' };
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');
