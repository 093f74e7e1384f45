import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { Box } from '../../kit/layout.ts';
import type { HeldRows } from './use-held-rows.ts';

interface WaitingRowsProps {
  readonly held: Pick<HeldRows<unknown>, 'waiting' | 'show'>;
}

/** Notice over a held list that new rows wait, with the button that shows them. It keeps its room, so that it moves no row either. */
export const WaitingRows = ({ held }: WaitingRowsProps): ReactNode => (
  <Box role="status" minHeight="2rem">
    <ShowWaiting held={held} />
  </Box>
);

/** The button that shows the new rows of a held list; nothing while none wait. */
export function ShowWaiting({ held }: WaitingRowsProps): ReactNode {
  const t = useT();
  return (
    held.waiting > 0 && (
      <Button size="xs" icon={<ArrowDown aria-hidden />} onClick={held.show}>
        {t('shared.held.waiting', { count: held.waiting })}
      </Button>
    )
  );
}
