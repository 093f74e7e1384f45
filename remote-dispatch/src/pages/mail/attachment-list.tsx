import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text, saveFile } from '@navette/shared/ui';
import { Download, Paperclip } from 'lucide-react';
import { useId, type ReactNode, useState } from 'react';
import { useToast } from '@navette/shared/ui-overlay';

interface AttachmentListProps<File> {
  readonly files: readonly File[];
  /** Text after the name, such as its size. */
  readonly hintOf?: (file: File) => string;
  /** The file is stored and can be downloaded; all are when missing. */
  readonly isKept?: (file: File) => boolean;
}

/** Attachments of a mail, each with a download button. */
export function AttachmentList<Id extends string | number, File extends SavableFile<Id>>({
  files,
  read,
  hintOf,
  isKept = () => true,
}: AttachmentListProps<File> & { readonly read: (id: Id) => Promise<Blob> }): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  const titleId = useId();
  const [save, inProgress] = useSaveAttachment(read);
  return (
    <>
      <Flex id={titleId} gap="2" align="center" textStyle="sm" color="fg.muted" marginBottom="2">
        <Paperclip aria-hidden size="1em" />
        <Text as="span">{t('mail.attachments', { count: files.length })}</Text>
      </Flex>
      <Flex asChild gap="2" wrap="wrap" listStyleType="none" margin="0" padding="0">
        <ul aria-labelledby={titleId}>
          {files.map((file) => {
            const hint = hintOf && ` (${hintOf(file)})`;
            return (
              <Box as="li" key={file.id} minWidth="0" maxWidth="100%">
                {isKept(file) ? (
                  <Button
                    size="sm"
                    icon={<Download aria-hidden />}
                    maxWidth="100%"
                    height="auto"
                    minHeight="8"
                    paddingBlock="1"
                    whiteSpace="normal"
                    textAlign="start"
                    overflowWrap="anywhere"
                    lineHeight="short"
                    aria-label={t('mail.attachment.save', { name: `${file.name}${hint ?? ''}` })}
                    title={isOnline ? undefined : t('form.offline')}
                    disabled={!isOnline}
                    loading={inProgress.has(file.id)}
                    onClick={() => void save(file)}
                  >
                    <span>
                      <bdi>{file.name}</bdi>
                      {hint}
                    </span>
                  </Button>
                ) : (
                  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {t('mail.attachment.notKept', { name: file.name })}
                  </Text>
                )}
              </Box>
            );
          })}
        </ul>
      </Flex>
    </>
  );
}

/** An attachment with an id that is unique within its mail. */
interface SavableFile<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

/**
 * Returns the function that downloads an attachment, and the ids of the downloads under way.
 * @param read fetches one
 */
function useSaveAttachment<Id extends string | number>(
  read: (id: Id) => Promise<Blob>,
): readonly [save: (file: SavableFile<Id>) => Promise<void>, inProgress: ReadonlySet<Id>] {
  const t = useT();
  const toast = useToast();
  const [inProgress, setInProgress] = useState<ReadonlySet<Id>>(new Set());
  const save = async ({ id, name }: SavableFile<Id>) => {
    setInProgress((all) => new Set(all).add(id));
    try {
      saveFile(name, await read(id));
    } catch (error) {
      toast.failure(t('mail.attachment.failed', { name }), error);
    } finally {
      setInProgress((all) => new Set([...all].filter((other) => other !== id)));
    }
  };
  return [save, inProgress];
}
