import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { IconButton } from '../../kit/button.tsx';
import { Tooltip } from '../../overlay/tooltip.tsx';

/** Disabled export button; focusable, so that its reason is reachable by keyboard. */
export function BlockedExport({ reason }: { readonly reason: string }): ReactNode {
  const t = useT();
  return (
    <Tooltip text={reason}>
      <IconButton label={t('table.export', { count: 0 })} variant="outline" aria-disabled aria-description={reason}>
        <Download aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
