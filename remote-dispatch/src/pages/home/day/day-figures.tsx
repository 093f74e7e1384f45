import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Box, Button, ErrorState } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { TRIPS_TO_INVOICE } from './day-links.ts';
import { useDayOverview } from './day-requests.ts';
import { FigureLink } from './figure.tsx';
import { OpenDemands } from './open-demands.tsx';
import { PapersToRenew } from './papers-to-renew.tsx';
import { TripFigures } from './trip-figures.tsx';
import { UnreadMails } from './unread-mails.tsx';

/** Figures of the day; each leads to the list that it counts. */
export function DayFigures(): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const { data, error, isFetching, refetch } = useDayOverview();
  const [opensBookings, answersDemands, readsMail] = [useCan('booking'), useCan('timeline'), useCan('mail')];
  const keepsDrivers = useCan('driver');
  const invoices = useCan(['invoice', 'walletclient']);
  const retry = () => void refetch();
  if (data === undefined && error !== null)
    return <ErrorState title={t('home.day.failed')} error={error} onRetry={retry} retrying={isFetching} />;
  const toInvoice = data?.toInvoice;
  return (
    <>
      {error !== null && (
        <Alert
          status="warning"
          title={t('home.day.outdated')}
          actions={
            <Button size="sm" loading={isFetching} onClick={retry}>
              {t('shared.retry')}
            </Button>
          }
        />
      )}
      <Box as="ul" aria-label={t('home.day')} css={list}>
        {opensBookings && <TripFigures overview={data} today={brusselsToday()} />}
        {answersDemands && <OpenDemands />}
        {readsMail && <UnreadMails />}
        {keepsDrivers && <PapersToRenew />}
        {invoices && (
          <Box as="li">
            <FigureLink
              to={TRIPS_TO_INVOICE}
              label={t('home.toInvoice')}
              value={toInvoice === undefined ? undefined : formatNumber(toInvoice)}
              tone={toInvoice ? 'warning' : 'plain'}
            />
          </Box>
        )}
      </Box>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: '2',
  flexShrink: '0',
  listStyle: 'none',
  padding: '0',
  margin: '0',
} as const;
