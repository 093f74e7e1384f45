import { useFormats, useT } from '@navette/shared/i18n';
import { $api } from '@navette/shared/api';
import { useLocation } from '@navette/shared/router';
import { EmptyState, ErrorState, Heading, Page, Skeleton, Text } from '@navette/shared/ui';
import { PrintPage } from '@navette/shared/ui-document';
import type { ReactNode } from 'react';
import { byDay } from './by-day.ts';
import { DayTable } from './day-table.tsx';
import { listRequest } from './list-request.ts';
import type { ListRequest } from './list-request.ts';

/** Printed list of bookings, by day: `/print/bookings?from=2026-03-10&to=2026-03-11#12,13`. */
export function BookingsPrintPage(): ReactNode {
  const t = useT();
  const { search, hash } = useLocation();
  const request = listRequest(new URLSearchParams(search), hash);
  if (request) return <PrintedList request={request} />;
  return (
    <Page title={t('bookings.print.title')}>
      <EmptyState title={t('bookings.print.nothing')} />
    </Page>
  );
}

function PrintedList({ request: { from, to, ids } }: { readonly request: ListRequest }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const { data, error, refetch } = $api.useQuery(
    'post',
    '/service/booking/byDate',
    { body: { startDate: from, endDate: to } },
    { meta: { failure: 'inPlace' } },
  );
  const found = data?.filter(({ id }) => ids.has(id));
  if (error) {
    return (
      <Page title={t('bookings.print.title')}>
        <ErrorState title={t('bookings.print.failed')} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <PrintPage
      title={t(from === to ? 'bookings.print.fileDay' : 'bookings.print.file', { from, to })}
      ready={found !== undefined}
    >
      <Heading as="h1" size="md">
        {t('bookings.print.title')}
      </Heading>
      {found ? (
        <>
          <Text marginBottom="3">
            {t('bookings.print.count', { count: found.length })}
            {from !== to && ` · ${t('bookings.print.days', { from: formatDate(from), to: formatDate(to) })}`}
            {found.length < ids.size && ` · ${t('bookings.print.gone', { count: ids.size - found.length })}`}
          </Text>
          {byDay(found).map((day) => (
            <DayTable key={day.date} day={day} />
          ))}
        </>
      ) : (
        <Skeleton height="12rem" />
      )}
    </PrintPage>
  );
}
