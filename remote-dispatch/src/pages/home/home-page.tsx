import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { OfficePage } from '../../office/office-page.tsx';
import { DayFigures } from './day/day-figures.tsx';
import { TripsToInvoice } from './day/trips-to-invoice.tsx';

/** Home page of all users: the figures of the day, daily reports and tasks (S1 §2.4). */
export function HomePage(): ReactNode {
  const t = useT();
  const { formatLongDate } = useFormats();
  const invoices = useCan(['invoice', 'walletclient']);
  return (
    <OfficePage
      title={t('home.title')}
      aside={<Text tone="muted">{formatLongDate(brusselsToday())}</Text>}
      above={<DayFigures />}
      toInvoice={invoices && <TripsToInvoice />}
    />
  );
}
