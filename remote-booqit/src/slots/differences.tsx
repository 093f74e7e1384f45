import { useT } from '@navette/shared/i18n';
import { Badge, VisuallyHidden } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useCounts } from '../entities/use-differences.ts';

/** Number of open differences, beside the menu entry of planning; renders nothing without any. */
function DifferencesCount(): ReactNode {
  const t = useT();
  const count = useCounts()?.differences ?? 0;
  if (count === 0) return null;
  return (
    <Badge colorPalette="orange">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('differences.count', { count })}</VisuallyHidden>
    </Badge>
  );
}

export { DifferencesCount as default };
