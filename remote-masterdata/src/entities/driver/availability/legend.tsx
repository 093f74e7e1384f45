import { useT } from '@navette/shared/i18n';
import { Box, Flex } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { SlotMark } from './slot-mark.tsx';

/** What the marks mean (DECISIONS 32): a mark is a slot WITHOUT the driver. */
export function Legend(): ReactNode {
  const t = useT();
  return (
    <Box textStyle="sm">
      <Box as="p" fontWeight="semibold" id="availability-legend">
        {t('availability.legend')}
      </Box>
      <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" mt="1" color="fg.muted" listStyleType="none">
        <Flex as="li" align="center" gap="1.5">
          <SlotMark source="own" />
          {t('availability.legend.own')}
        </Flex>
        <Flex as="li" align="center" gap="1.5">
          <SlotMark source="rules" />
          {t('availability.legend.rules')}
        </Flex>
        <Flex as="li" align="center" gap="1.5">
          <SlotMark />
          {t('availability.legend.free')}
        </Flex>
      </Flex>
    </Box>
  );
}
