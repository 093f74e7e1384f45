import { useT } from '@navette/shared/i18n';
import { ExternalLink, Stack } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Receipt } from './register.ts';

const PDF = 'application/pdf';

const FRAME = { width: '100%', height: '60dvh', border: '1px solid var(--chakra-colors-border)' } as const;

/** The receipt of a record: an image as it is; a PDF in the browser's viewer, if it can be embedded. */
export function ReceiptView({ receipt, name }: { readonly receipt: Receipt; readonly name: string }): ReactNode {
  const t = useT();
  const { contentType, imageUrl } = receipt;
  const isPdf = contentType === PDF;
  return (
    <Stack gap="2" align="start" width="full">
      {isPdf && navigator.pdfViewerEnabled && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps the reader of the browser out; the file itself is served as one that loads nothing
        <iframe src={imageUrl} title={t('register.receipt.of', { name })} style={FRAME} />
      )}
      {!isPdf && (
        <img
          src={imageUrl}
          alt={t('register.receipt.of', { name })}
          style={{ maxWidth: '100%', maxHeight: '60dvh', objectFit: 'contain' }}
        />
      )}
      <ExternalLink href={imageUrl} target="_blank" rel="noreferrer">
        {isPdf ? t('register.receipt.openPdf') : t('register.receipt.open')}
      </ExternalLink>
    </Stack>
  );
}
