import { useT } from '@navette/shared/i18n';
import { Box, Grid } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { CampaignsReport } from './campaigns-report.tsx';
import { MembersReport } from './members-report.tsx';

/** Reports of members and campaigns, with the note that openings and clicks are not measured (S2). */
export function ReportsTab(): ReactNode {
  const t = useT();
  return (
    <>
      <Grid
        gridTemplateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))"
        gap="4"
        alignItems="start"
        maxWidth="56rem"
      >
        <MembersReport />
        <CampaignsReport />
      </Grid>
      <Box as="p" color="fg.muted" marginTop="4">
        {t('campaign.report.unknown')}
      </Box>
    </>
  );
}
