import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { seriesFigures, type SeriesProposal } from './series-plan.ts';
import type { SeriesWords } from './series-words.ts';

interface SeriesFiguresProps {
  readonly proposal: SeriesProposal;
  /** They are of former decisions. */
  readonly isOld: boolean;
  readonly words: SeriesWords;
}

/** The figures of the days before and after. */
export function SeriesFigures({ proposal, isOld, words }: SeriesFiguresProps): ReactNode {
  const t = useT();
  return (
    <Box as="dl" css={style} aria-label={t('timeline.plan.figures')} aria-busy={isOld}>
      <div>
        <dt>{t('standingOrders.figure.series')}</dt>
        <dd>
          {t('standingOrders.figure.series.trips', { series: proposal.after.series, trips: proposal.after.trips })}
        </dd>
      </div>
      {seriesFigures(proposal).map(({ id, before, after, gain }) => (
        <div key={id} data-trend={gain > 0 ? 'better' : gain < 0 ? 'worse' : undefined}>
          <dt>{words.figure(id)}</dt>
          <dd>
            {before === after
              ? words.value(id, after)
              : t('timeline.plan.move', { from: words.value(id, before), to: words.value(id, after) })}
          </dd>
        </div>
      ))}
    </Box>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '2',
  margin: '0',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { borderWidth: '1px', borderColor: 'border', borderRadius: 'l2', padding: '2' },
  '& dt': { textStyle: 'xs', color: 'fg.muted' },
  '& dd': { margin: '0', fontWeight: 'semibold' },
  '&[aria-busy=true] dd': { opacity: '0.5' },
  '& [data-trend=better] dd': { color: 'green.700' },
  '& [data-trend=worse] dd': { color: 'orange.700' },
} as const;
