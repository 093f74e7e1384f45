import { useT } from '@navette/shared/i18n';
import { Badge } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says that there is a problem with the client. */
export function ProblemBadge(): ReactNode {
  const t = useT();
  return (
    <Badge colorPalette="orange">
      <TriangleAlert aria-hidden />
      {t('client.problem.badge')}
    </Badge>
  );
}
