import { api, ApiProblem, dataOf } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, ErrorState, ExternalLink, Skeleton, Stack, Text } from '@navette/shared/ui';
import { receiptUpload } from '@navette/shared/ui-booking';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { TripProposals } from './trip-proposals.tsx';

/** A PDF that asks for trips, as it arrived. */
export interface ArrivedPdf {
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

/** Query of the file with its text. The server reads it, and refuses one that runs something. */
export const readingOf = ({ id, name, load }: ArrivedPdf) =>
  queryOptions({
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

interface PdfsBesideProps {
  readonly pdfs: readonly ArrivedPdf[];
  /** Between what was read and the pages. */
  readonly children?: ReactNode;
}

/**
 * PDFs that ask for trips, beside the form of the booking made from them (specification/office.md#requests): first what was read in each, then their
 * pages. They are displayed only after the server found that they run nothing.
 */
export function PdfsBeside({ pdfs, children }: PdfsBesideProps): ReactNode {
  return (
    <Stack gap="2">
      {pdfs.map((pdf) => (
        <ReadInPdf key={pdf.id} pdf={pdf} />
      ))}
      {children}
      {pdfs.map((pdf) => (
        <PdfPages key={pdf.id} pdf={pdf} />
      ))}
    </Stack>
  );
}

function ReadInPdf({ pdf }: { readonly pdf: ArrivedPdf }): ReactNode {
  const t = useT();
  const { id, name, sent } = pdf;
  const text = useQuery(readingOf(pdf)).data?.text ?? '';
  if (text.trim() === '') return <PdfState pdf={pdf} />;
  return (
    <TripProposals
      {...{ id, text, sent }}
      title={t('read.pdf', { name })}
      otherwise={<Text overflowWrap="anywhere">{t('pdf.nothing', { name })}</Text>}
    />
  );
}

/** The reading of a PDF as long as there is nothing to propose: it is read, or could not be, or is a scan. */
export function PdfState({ pdf }: { readonly pdf: ArrivedPdf }): ReactNode {
  const t = useT();
  const { name } = pdf;
  const { data, error, isFetching, refetch } = useQuery(readingOf(pdf));
  if (error) {
    const isRefused = error instanceof ApiProblem && error.status < 500;
    const onRetry = isRefused ? undefined : () => void refetch();
    return <ErrorState title={t('pdf.failed', { name })} error={error} onRetry={onRetry} retrying={isFetching} />;
  }
  if (!data) return <Skeleton role="status" aria-label={t('pdf.reading', { name })} height="8rem" />;
  return data.text.trim() === '' && <Text overflowWrap="anywhere">{t('pdf.scan', { name })}</Text>;
}

/** The pages in the browser's viewer; their text where the browser has none. */
function PdfPages({ pdf }: { readonly pdf: ArrivedPdf }): ReactNode {
  const { data } = useQuery(readingOf(pdf));
  return data && <Pages {...data} />;
}

function Pages({ file, text }: { readonly file: File; readonly text: string }): ReactNode {
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
