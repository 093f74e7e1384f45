import { useLocale, useT, useFormats } from '@navette/shared/i18n';
import { Badge, Box, describeFault, Button, Flex, Spinner } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useNavigate } from '@navette/shared/router';
import type { OptionGroup } from './option-list.tsx';
import type { SearchState } from './use-search.ts';
import type { RecordText, SearchHit } from './search-hits.ts';

/** Hits of a search as options: each opens the page of its record. */
export function useHitOptions({ groups }: SearchState): readonly OptionGroup[] {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  return groups.map(({ target, heading, hits }) => ({
    id: target,
    title: typeof heading === 'string' ? t(heading) : heading[locale],
    options: hits.map(({ key, hit, address }) => ({
      id: key,
      label: key,
      content: <HitText hit={hit} />,
      run: () => void navigate(address),
    })),
  }));
}

/** Status of the search: loading, no hits, failure with Retry. */
export function SearchStatus({ search }: { readonly search: SearchState }): ReactNode {
  const t = useT();
  const count = search.groups.flatMap(({ hits }) => hits).length;
  if (search.idle) return null;
  return (
    <Flex align="center" gap="2" minHeight="8" paddingInline="3" textStyle="xs" color="fg.muted" role="status">
      {search.searching && <Spinner size="xs" />}
      <Box flex="1">
        {search.error
          ? t(describeFault(search.error).messageKey)
          : search.searching
            ? t('search.looking')
            : t('search.found', { count })}
      </Box>
      {Boolean(search.error) && !search.searching && (
        <Button size="sm" onMouseDown={(event) => event.preventDefault()} onClick={search.retry}>
          {t('shared.retry')}
        </Button>
      )}
    </Flex>
  );
}

const INVOICES: ReadonlySet<SearchHit['route']> = new Set([
  'invoice',
  'driverInvoice',
  'insuranceInvoice',
  'creditNote',
]);

/** Hit in two lines: title and distinguishing details. */
function HitText({ hit }: { readonly hit: SearchHit | RecordText }): ReactNode {
  const t = useT();
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
        {'inactive' in hit && hit.inactive && <Badge flexShrink="0">{t('records.inactive')}</Badge>}
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
