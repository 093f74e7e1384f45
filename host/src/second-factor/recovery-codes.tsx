import { useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Grid, saveFile, Stack } from '@navette/shared/ui';
import { Copy, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, shown only once, with Copy and Save as text. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const t = useT();
  const [copied, setCopied] = useState<boolean>();
  const text = `${t('recovery.file', { product: 'Navette' })}\n\n${codes.join('\n')}\n`;
  const copy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Stack gap="4">
      <Alert status="warning" live={false} title={t('recovery.title')}>
        {t('recovery.body')}
      </Alert>
      <Grid asChild templateColumns="1fr 1fr" gap="1" fontFamily="mono" fontSize="md">
        <ul aria-label={t('recovery.title')}>
          {codes.map((code) => (
            <Box as="li" key={code} listStyleType="none" whiteSpace="nowrap">
              {code}
            </Box>
          ))}
        </ul>
      </Grid>
      <Flex gap="2" wrap="wrap" align="center">
        <Button icon={<Copy aria-hidden />} onClick={copy}>
          {t('recovery.copy')}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile('navette-recovery.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))}
        >
          {t('recovery.save')}
        </Button>
        <span role="status">{copied === undefined ? '' : t(copied ? 'recovery.copied' : 'recovery.notCopied')}</span>
      </Flex>
      <Button size="lg" variant="solid" colorPalette="brand" onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </Stack>
  );
}
