import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { Tooltip } from '../../overlay/tooltip.tsx';

/** Disabled export button; focusable, so that its reason is reachable by keyboard. */
export function BlockedExport({ reason }: { readonly reason: string }): ReactNode {
  const t = useT();
  return (
    <Tooltip text={reason}>
      <Button icon={<Download aria-hidden />} aria-disabled aria-description={reason}>
        {t('table.csv')}
      </Button>
    </Tooltip>
  );
}
