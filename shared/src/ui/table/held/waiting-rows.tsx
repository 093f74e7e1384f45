import { ArrowDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { Box } from '../../kit/layout.ts';
import type { HeldRows } from './use-held-rows.ts';

interface WaitingRowsProps {
  readonly held: Pick<HeldRows<unknown>, 'waiting' | 'show'>;
}

/** Notice over a held list that new rows wait, with the button that shows them. Its space is reserved, so that no row moves. */
export const WaitingRows = ({ held }: WaitingRowsProps): ReactNode => (
  <Box role="status" minHeight="2rem">
    <ShowWaiting held={held} />
  </Box>
);

/** The button that shows the new rows of a held list; renders nothing while none wait. */
export function ShowWaiting({ held }: WaitingRowsProps): ReactNode {
  const t = useT();
  // Pressed by a key, the removed button would lose the focus: it moves to the rows.
  const show = ({ detail, currentTarget }: MouseEvent) => {
    const list = detail === 0 ? listBeside(currentTarget) : null;
    flushSync(held.show);
    list?.querySelector<HTMLElement>(STOP)?.focus();
  };
  return (
    held.waiting > 0 && (
      <Button size="xs" data-waiting icon={<ArrowDown aria-hidden />} onClick={show}>
        {t('shared.held.waiting', { count: held.waiting })}
      </Button>
    )
  );
}

/** Tab stop among rows: in a table the active row, in a list its first button. */
const STOP = 'tr[tabindex="0"], li button';

/** The nearest list of rows. */
function listBeside({ parentElement }: Element): Element | null {
  return parentElement && (parentElement.querySelector('tbody, ul') ?? listBeside(parentElement));
}
