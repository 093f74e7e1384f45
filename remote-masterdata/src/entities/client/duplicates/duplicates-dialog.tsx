import { personName } from '@navette/shared/domain';
import { useOpenDialog, type RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Button, Stack, Text } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { ClientDuplicate } from '../client-requests.ts';
import { Candidate } from './candidate.tsx';

/** User's decision about a possible duplicate. */
export type DuplicateDecision =
  /** Save the form. */
  | { readonly kind: 'save' }
  /** Save, then merge with the record of this id. */
  | { readonly kind: 'merge'; readonly other: number }
  /** Discard the form and return that client. */
  | { readonly kind: 'other'; readonly other: RecordDialogResult };

/** Props of the dialog. */
export interface DuplicatesDialogProps {
  readonly candidates: readonly ClientDuplicate[];
  /** Whether an existing client may be returned instead of a new one. */
  readonly offersOthers: boolean;
  /** Whether merging with one of them is offered. */
  readonly offersMerge: boolean;
  /** Called with the decision; without one, to return to the form. */
  readonly onAnswer: (decision: DuplicateDecision | undefined) => void;
}

/** Lists possible duplicates and asks for a decision. A record opens on top of the dialog, which stays open. */
export function DuplicatesDialog({
  candidates,
  offersOthers,
  offersMerge,
  onAnswer,
}: DuplicatesDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const open = (id: number) =>
    openDialog('masterdata/client@1', { id }).catch((error: unknown) =>
      toast.failure(t('client.duplicate.open.failed', { id: String(id) }), error),
    );
  const isCertain = candidates.some(({ reason }) => reason === 'ssn');
  return (
    <Dialog
      open
      title={isCertain ? t('client.duplicate.certain') : t('client.duplicate.probable')}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer({ kind: 'save' })}>{t('client.duplicate.save')}</Button>
          <Button variant="solid" onClick={() => onAnswer(undefined)}>
            {t('client.duplicate.back')}
          </Button>
        </>
      }
    >
      <Text marginBottom="3">{t('client.duplicate.explained', { count: candidates.length })}</Text>
      <Stack gap="3" as="ul" listStyleType="none">
        {candidates.map((candidate) => (
          <Candidate
            key={candidate.id}
            candidate={candidate}
            onOpen={() => void open(candidate.id)}
            onUse={
              offersOthers
                ? () => onAnswer({ kind: 'other', other: { id: candidate.id, label: personName(candidate, 'list') } })
                : undefined
            }
            onMerge={offersMerge ? () => onAnswer({ kind: 'merge', other: candidate.id }) : undefined}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
