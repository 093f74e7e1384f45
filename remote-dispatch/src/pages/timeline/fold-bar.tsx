import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fold } from './use-timeline.ts';

/** Fold below the board: drivers whom the day does not need, shown below the others when it is open. */
export function FoldBar({ fold: { count, isOpen, toggle } }: { readonly fold: Fold }): ReactNode {
  const t = useT();
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Flex align="center" gap="2" flex="none">
      <Button size="xs" variant="ghost" icon={<Icon aria-hidden />} aria-expanded={isOpen} onClick={toggle}>
        {t('timeline.others', { count })}
      </Button>
      <Text as="span" tone="muted" textStyle="xs">
        {t('timeline.others.hint')}
      </Text>
    </Flex>
  );
}
