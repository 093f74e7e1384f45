import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { OfficePage } from '../office/office-page.tsx';

/** The daily reports, with the tasks beside them (specification/office.md#daily-reports). */
export default function DailyPage(): ReactNode {
  const t = useT();
  return <OfficePage title={t('daily.title')} />;
}
