import { useT } from '@navette/shared/i18n';
import { Badge } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Badge of a client with a problem. */
export function ProblemBadge(): ReactNode {
  const t = useT();
  return (
    <Badge colorPalette="orange">
      <TriangleAlert aria-hidden />
      {t('client.problem.badge')}
    </Badge>
  );
}
