import { serviceName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Badge, Flex, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Notice beside estimated values. */
export interface EstimateNoticeProps {
  /** The configured service that did not answer and was replaced by the estimate. */
  readonly unavailable?: string | null | undefined;
  /** Text after the badge when no service is missing. */
  readonly hint?: string | undefined;
}

/** Badge that marks a distance as an estimate, with the service that is unavailable. */
export function EstimateNotice({ unavailable, hint }: EstimateNoticeProps): ReactNode {
  const t = useT();
  const text = unavailable ? t('distance.unavailable', { service: serviceName(unavailable) }) : hint;
  return (
    <Flex as="span" wrap="wrap" columnGap="2" align="center">
      <Badge colorPalette="orange">{t('booking.trip.estimated')}</Badge>
      {text && (
        <Text as="span" tone="muted">
          {text}
        </Text>
      )}
    </Flex>
  );
}
