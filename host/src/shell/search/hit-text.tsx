import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { RecordText, SearchHit } from './search-hits.ts';

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
