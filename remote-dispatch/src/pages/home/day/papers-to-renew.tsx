import { $api } from '@navette/shared/api';
import { brusselsToday, paperState } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { PAPERS_TO_RENEW } from './day-links.ts';
import { FigureLink } from './figure.tsx';

/** Active drivers whose licence, insurance or medical certificate has expired or will soon; nothing while there are none. */
export function PapersToRenew(): ReactNode {
  const t = useT();
  const { data = [] } = $api.useQuery('get', '/service/driver/active', {}, { meta: { failure: 'inPlace' } });
  const states = data.map((driver) => paperState(driver.papersUntil, brusselsToday()));
  const count = states.filter((state) => state !== 'valid').length;
  if (count === 0) return null;
  return (
    <Box as="li">
      <FigureLink
        to={PAPERS_TO_RENEW}
        label={t('home.papers')}
        value={count.toString()}
        tone={states.includes('expired') ? 'error' : 'warning'}
      />
    </Box>
  );
}
