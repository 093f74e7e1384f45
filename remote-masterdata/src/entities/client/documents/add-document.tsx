import { useOnline } from '@navette/shared/api';
import { DOCUMENT_KINDS, type DocumentKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Flex, Text } from '@navette/shared/ui';
import { FileButton, FileFailure, SelectBox } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DOCUMENT_KIND_NAMES } from './document-columns.ts';
import { addDocument } from './document-requests.ts';

type Failure = { readonly name: string } & ({ readonly refusal: string } | { readonly error: unknown });

/** Uploads documents of one kind: the kind is chosen first, then the files. Refused files stay listed with their reason. */
export function AddDocument({ clientId }: { readonly clientId: number }): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const isOnline = useOnline();
  const [kind, setKind] = useState<DocumentKind>('prescription');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isBusy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const failed: Failure[] = [];
    for (const file of files) {
      const refusal = refusalOf(file);
      if (refusal !== undefined) failed.push({ name: file.name, refusal });
      else
        await addDocument(cache, clientId, file, kind).then(
          ({ name }) => toast.success(t('client.document.added', { name })),
          (error: unknown) => failed.push({ name: file.name, error }),
        );
    }
    setFailures(failed);
    setBusy(false);
  };
  const disabled = isBusy ? t('client.document.busy') : isOnline ? undefined : t('form.offline');
  return (
    <Flex direction="column" gap="2">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <SelectBox
          aria-label={t('client.document.kind')}
          value={kind}
          onChange={({ currentTarget }) => {
            const chosen = DOCUMENT_KINDS.find((one) => one === currentTarget.value);
            if (chosen) setKind(chosen);
          }}
        >
          {DOCUMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(DOCUMENT_KIND_NAMES[one])}
            </option>
          ))}
        </SelectBox>
        <FileButton
          label={t('client.document.add')}
          accept={DOCUMENT_TYPES}
          disabled={disabled}
          onFiles={(files) => void add(files)}
        />
        <Text tone="muted" textStyle="xs">
          {t('client.document.help')}
        </Text>
      </Flex>
      {failures.map((failure) => (
        <Flex key={failure.name} gap="2" flexWrap="wrap">
          <Text fontWeight="medium">{failure.name}</Text>
          {'refusal' in failure ? (
            <Text tone="error" role="alert">
              {t(failure.refusal)}
            </Text>
          ) : (
            <FileFailure error={failure.error} />
          )}
        </Flex>
      ))}
    </Flex>
  );
}

/** Media types of a document, as the `accept` attribute of a file input. */
const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png';

/** Maximum size of a document that the server accepts, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Reason why a file is refused before the upload; undefined for an accepted one. The server validates the content. */
function refusalOf({ size, type }: File): string | undefined {
  if (!DOCUMENT_TYPES.split(',').includes(type)) return 'client.document.unsupported';
  if (size > MOST_BYTES) return 'receipt.file.tooLarge';
  return size === 0 ? 'problem.file.damaged' : undefined;
}
