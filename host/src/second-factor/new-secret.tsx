import { useT } from '@navette/shared/i18n';
import type { SecondFactorStart } from '@navette/shared/session';
import { Box, Flex, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';

/** A secret as a QR code, and as text in groups of four for who cannot scan it. */
export function NewSecret({ start: { secret, uri } }: { readonly start: SecondFactorStart }): ReactNode {
  const t = useT();
  return (
    <Stack gap="3">
      <Text>{t('enrol.scan')}</Text>
      <Flex justify="center">
        <QrCode text={uri} label={t('enrol.qr')} />
      </Flex>
      <div>
        <Text textStyle="sm" tone="muted">
          {t('enrol.secret')}
        </Text>
        <Box as="code" fontFamily="mono" overflowWrap="anywhere" userSelect="all">
          {secret.match(/.{1,4}/gu)?.join(' ')}
        </Box>
      </div>
    </Stack>
  );
}
