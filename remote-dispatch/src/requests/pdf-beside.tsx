import { api, ApiProblem, dataOf } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, ErrorState, ExternalLink, Skeleton, Stack, Text } from '@navette/shared/ui';
import { receiptUpload } from '@navette/shared/ui-booking';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { TripProposals } from './trip-proposals.tsx';

interface PdfBesideProps {
  /** Identifies the file among all that were read. */
  readonly id: string;
  readonly name: string;
  readonly load: () => Promise<Blob>;
  /** Day on which it arrived: "demain" is the day after. */
  readonly sent: IsoDate;
}

const PDF = 'application/pdf';
/** Opens the viewer on the page in the width of its frame, without its own list of pages. */
const VIEW = '#navpanes=0&view=FitH';
const FRAME = { width: '100%', height: '26rem', border: '1px solid var(--chakra-colors-border)' } as const;

/**
 * A PDF that asks for trips, beside the form of the booking made from it (specification/office.md#requests): what was read in it, and its pages. It is
 * displayed only after the server found that it runs nothing.
 */
export function PdfBeside({ id, name, load, sent }: PdfBesideProps): ReactNode {
  const t = useT();
  const pdf = useQuery({
    queryKey: ['read.pdf', id],
    queryFn: async () => {
      const file = new File([await load()], name, { type: PDF });
      const { text } = await dataOf(api.POST('/service/request/readPdf', receiptUpload.body(file)));
      return { file, text };
    },
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'inPlace' },
  });
  if (pdf.error) {
    const isRefused = pdf.error instanceof ApiProblem && pdf.error.status < 500;
    const onRetry = isRefused ? undefined : () => void pdf.refetch();
    return (
      <ErrorState title={t('pdf.failed', { name })} error={pdf.error} onRetry={onRetry} retrying={pdf.isFetching} />
    );
  }
  if (!pdf.data) return <Skeleton role="status" aria-label={t('pdf.reading', { name })} height="8rem" />;
  const { file, text } = pdf.data;
  return (
    <Stack gap="2">
      <TripProposals
        {...{ id, text, sent }}
        title={t('read.pdf', { name })}
        otherwise={<Text overflowWrap="anywhere">{t(text.trim() === '' ? 'pdf.scan' : 'pdf.nothing', { name })}</Text>}
      />
      <PdfPages file={file} text={text} />
    </Stack>
  );
}

/** The pages in the browser's viewer; their text where the browser has none. */
function PdfPages({ file, text }: { readonly file: File; readonly text: string }): ReactNode {
  const t = useT();
  const address = useAddress(file);
  return (
    <>
      {navigator.pdfViewerEnabled ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps the viewer of the browser out; the server refuses files that run something
        <iframe src={`${address}${VIEW}`} title={t('pdf.of', { name: file.name })} style={FRAME} />
      ) : (
        <Box borderTopWidth="1px" borderColor="border" paddingTop="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Box>
      )}
      <ExternalLink href={address} target="_blank" rel="noreferrer">
        {t('pdf.open')}
      </ExternalLink>
    </>
  );
}

/** Address of a file within this page, released with the component. */
function useAddress(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
