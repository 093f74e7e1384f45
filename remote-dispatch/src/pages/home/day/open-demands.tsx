import { useT } from '@navette/shared/i18n';
import { useLive } from '@navette/shared/realtime';
import { Box } from '@navette/shared/ui';
import { Popover } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { DemandList } from '../../../demands/demand-list.tsx';
import { Figure, figureCss } from './figure.tsx';

/** Demands of drivers that nobody has answered; opens the list of the top bar. */
export function OpenDemands(): ReactNode {
  const t = useT();
  const { records, status } = useLive('demands');
  const isUnknown = status === 'loading' && records.length === 0;
  const value = isUnknown ? undefined : status === 'failed' ? '!' : String(records.length);
  return (
    <Box as="li">
      <Popover
        title={t('demands.title')}
        placement="bottom-start"
        trigger={
          <Box as="button" css={figureCss}>
            <Figure label={t('home.demands')} value={value} tone={records.length > 0 ? 'warning' : 'plain'} />
          </Box>
        }
      >
        <DemandList />
      </Popover>
    </Box>
  );
}
