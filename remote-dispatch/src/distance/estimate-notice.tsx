import { serviceName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Badge, Flex, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** What is said beside estimated figures. */
export interface EstimateNoticeProps {
  /** The configured service that did not answer, for which the estimate stands in. */
  readonly unavailable?: string | null | undefined;
  /** Said after the badge when no service is missing. */
  readonly hint?: string | undefined;
}

/** Says beside a distance that it is an estimate, and which service is to blame. */
export function EstimateNotice({ unavailable, hint }: EstimateNoticeProps): ReactNode {
  const t = useT();
  const said = unavailable ? t('distance.unavailable', { service: serviceName(unavailable) }) : hint;
  return (
    <Flex as="span" wrap="wrap" columnGap="2" align="center">
      <Badge colorPalette="orange">{t('booking.trip.estimated')}</Badge>
      {said && (
        <Text as="span" tone="muted">
          {said}
        </Text>
      )}
    </Flex>
  );
}
