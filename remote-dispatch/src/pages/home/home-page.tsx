import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { OfficePage } from '../../office/office-page.tsx';

/** Home page of all users: daily reports and tasks (S1 §2.4). */
export function HomePage(): ReactNode {
  const t = useT();
  const { formatLongDate } = useFormats();
  return <OfficePage title={t('home.title')} aside={<Text tone="muted">{formatLongDate(brusselsToday())}</Text>} />;
}
