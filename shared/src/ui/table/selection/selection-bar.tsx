import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { Flex, VisuallyHidden } from '../../kit/layout.ts';
import { Text } from '../../kit/text.tsx';
import { KEPT_CLEAR } from '../../overlay/toast/use-free-spot.ts';

/** Props of the selection bar. */
export interface SelectionBarProps {
  readonly count: number;
  /** How many of them the search hides. */
  readonly unseen: number;
  readonly onClear: () => void;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Below the rows, to avoid a layout shift on the first selection. */
export function SelectionBar({ count, unseen, onClear, children }: SelectionBarProps): ReactNode {
  const t = useT();
  const words =
    count === 0
      ? ''
      : [t('table.selected', { count }), unseen > 0 && t('table.selected.unseen', { count: unseen })]
          .filter(Boolean)
          .join(' ');
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {count > 0 && (
        <Flex
          {...KEPT_CLEAR}
          role="group"
          aria-label={t('table.selection')}
          align="center"
          wrap="wrap"
          gap="2"
          px="2"
          py="1.5"
          flex="0 0 auto"
          bg="bg.muted"
          borderTopWidth="1px"
          borderColor="border.emphasized"
        >
          <Text as="span" textStyle="sm" fontWeight="semibold" aria-hidden>
            {words}
          </Text>
          <Button size="sm" icon={<X aria-hidden />} onClick={onClear}>
            {t('table.selected.clear')}
          </Button>
          <span style={{ flex: 1 }} />
          {children}
        </Flex>
      )}
    </>
  );
}
