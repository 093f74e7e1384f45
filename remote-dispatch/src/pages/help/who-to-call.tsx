import { $api } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, ErrorState, ExternalLink, Heading, Panel, Skeleton, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Contact for further help, from the profile of the organisation. */
export function WhoToCall(): ReactNode {
  const t = useT();
  const { formatPhone } = useFormats();
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/service/settings/company',
    {},
    { meta: { failure: 'inPlace' } },
  );
  return (
    <Panel aria-labelledby="help-contact">
      <Heading size="sm" id="help-contact">
        {t('help.contact.title')}
      </Heading>
      <Box marginTop="2" display="flex" flexDirection="column" gap="1" alignItems="start">
        {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <Skeleton height="4rem" width="100%" />}
        {data && <Text>{data.companyName}</Text>}
        {data?.companyTel && (
          <ExternalLink href={`tel:${data.companyTel}`}>{formatPhone(data.companyTel)}</ExternalLink>
        )}
        {data?.companyEmail && <ExternalLink href={`mailto:${data.companyEmail}`}>{data.companyEmail}</ExternalLink>}
        {data && !data.companyTel && !data.companyEmail && <Text tone="muted">{t('help.contact.none')}</Text>}
      </Box>
    </Panel>
  );
}
