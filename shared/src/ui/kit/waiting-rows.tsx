import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from './button.tsx';
import { Box } from './layout.ts';
import type { HeldRows } from './use-held-rows.ts';

/** Notice over a held list that new rows wait, with the button that shows them. It keeps its room, so that it moves no row either. */
export function WaitingRows({ held }: { readonly held: Pick<HeldRows<unknown>, 'waiting' | 'show'> }): ReactNode {
  const t = useT();
  return (
    <Box role="status" minHeight="2rem">
      {held.waiting > 0 && (
        <Button size="xs" icon={<ArrowDown aria-hidden />} onClick={held.show}>
          {t('shared.held.waiting', { count: held.waiting })}
        </Button>
      )}
    </Box>
  );
}
