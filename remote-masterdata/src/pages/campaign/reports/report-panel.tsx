import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Grid, Heading, Link, Panel, StatusMark } from '@navette/shared/ui';
import type { StatusStyle } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Figure of a report, and the list that it counts. */
export interface Figure {
  readonly style: StatusStyle;
  readonly count: number;
  /** Query string of the page that lists exactly these. */
  readonly search: string;
}

/** Figures under a title, each a link to what it counts. */
export function ReportPanel({
  title,
  total,
  figures,
}: {
  readonly title: string;
  readonly total: string;
  readonly figures: readonly Figure[];
}): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  return (
    <Panel aria-label={title}>
      <Heading as="h2" textStyle="md" marginBottom="1">
        {title}
      </Heading>
      <Box color="fg.muted" marginBottom="3">
        {total}
      </Box>
      <Grid as="dl" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" alignItems="center">
        {figures.map(({ style, count, search }) => (
          <Box key={style.label} display="contents">
            <dt>
              <StatusMark status={style} />
            </dt>
            <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
              <Link
                to={{ search }}
                aria-label={t('campaign.report.open', { state: t(style.label), count: formatNumber(count) })}
                display="inline-block"
                minWidth="6"
                minHeight="6"
              >
                {formatNumber(count)}
              </Link>
            </Box>
          </Box>
        ))}
      </Grid>
    </Panel>
  );
}
