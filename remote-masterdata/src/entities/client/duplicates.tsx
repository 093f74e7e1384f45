import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { useState, type ReactNode } from 'react';
import type { ClientValues } from './client-schema.ts';
import { findDuplicates, type ClientDuplicate } from './client-requests.ts';
import { personName } from '@navette/shared/domain';
import type { RecordDialogResult } from '@navette/shared/federation';
import { Button, Stack, Text, Badge, Box, Flex } from '@navette/shared/ui';
import { Dialog, useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import { ExternalLink, Merge, UserCheck } from 'lucide-react';

/** Options of the duplicate check. */
interface DuplicateCheckOptions {
  /** Client to edit; undefined for a new one. */
  readonly id: number | undefined;
  /** Initial values of the form. */
  readonly before: ClientValues;
  readonly offersOthers: boolean;
  readonly offersMerge: boolean;
}

/** Duplicate check before a save, with its dialog. */
interface DuplicateCheck {
  /** Asks the server for duplicates, and the user if there are any. Rejects with a problem for the form when the user returns to it. */
  readonly check: (form: components['schemas']['ClientForm']) => Promise<DuplicateDecision>;
  /** Dialog to render beside the form. */
  readonly question: ReactNode;
}

interface Asked {
  readonly candidates: readonly ClientDuplicate[];
  readonly answer: (decision: DuplicateDecision | undefined) => void;
}

/** Warns before a duplicate client is created. Form input is kept whatever the decision. */
export function useDuplicateCheck({ id, before, offersOthers, offersMerge }: DuplicateCheckOptions): DuplicateCheck {
  const [asked, setAsked] = useState<Asked>();
  const check: DuplicateCheck['check'] = async (form) => {
    const question = duplicateQuestion(id, before, form);
    const candidates = question ? await findDuplicates(question) : [];
    if (candidates.length === 0) return { kind: 'save' };
    const decision = await new Promise<DuplicateDecision | undefined>((answer) => setAsked({ candidates, answer }));
    setAsked(undefined);
    if (decision === undefined) throw notSaved();
    return decision;
  };
  return {
    check,
    question: asked && (
      <DuplicatesDialog candidates={asked.candidates} onAnswer={asked.answer} {...{ offersOthers, offersMerge }} />
    ),
  };
}

/** Not an error: no incident to report. */
const notSaved = () =>
  new ApiProblem({
    status: 409,
    code: 'client.duplicate',
    messageKey: messageKey('client.duplicate.notSaved'),
    fields: [],
    incidentId: '',
  });

type ClientForm = components['schemas']['ClientForm'];

/** A masked number identifies nobody. */
const isMasked = (ssn: string) => ssn.includes('•');

/**
 * Request body of the duplicate check of a client before a save.
 * @returns undefined when no identifying field has changed
 */
function duplicateQuestion(
  id: number | undefined,
  before: ClientValues,
  form: ClientForm,
): components['schemas']['DuplicateQuestion'] | undefined {
  const { firstname, lastname, birthday = null, address, zip } = form;
  const ssn = form.ssn && !isMasked(form.ssn) ? form.ssn : null;
  const isSame =
    firstname === before.firstname &&
    lastname === before.lastname &&
    birthday === before.birthday &&
    address === before.address &&
    zip === before.zip &&
    (form.ssn ?? null) === before.ssn;
  if (id !== undefined && isSame) return undefined;
  return { id: id ?? null, firstname, lastname, birthday, ssn, address, zip };
}

/** User's decision about a possible duplicate. */
type DuplicateDecision =
  /** Save the form. */
  | { readonly kind: 'save' }
  /** Save, then merge with the record of this id. */
  | { readonly kind: 'merge'; readonly other: number }
  /** Discard the form and return that client. */
  | { readonly kind: 'other'; readonly other: RecordDialogResult };

/** Props of the dialog. */
interface DuplicatesDialogProps {
  readonly candidates: readonly ClientDuplicate[];
  /** Whether an existing client may be returned instead of a new one. */
  readonly offersOthers: boolean;
  /** Whether merging with one of them is offered. */
  readonly offersMerge: boolean;
  /** Called with the decision; without one, to return to the form. */
  readonly onAnswer: (decision: DuplicateDecision | undefined) => void;
}

/** Lists possible duplicates and asks for a decision. A record opens on top of the dialog, which stays open. */
function DuplicatesDialog({ candidates, offersOthers, offersMerge, onAnswer }: DuplicatesDialogProps): ReactNode {
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

/** A possible duplicate, and its actions. */
interface CandidateProps {
  readonly candidate: ClientDuplicate;
  readonly onOpen: () => void;
  readonly onUse: (() => void) | undefined;
  readonly onMerge: (() => void) | undefined;
}

const NAMES = {
  same: messageKey('client.duplicate.names.same'),
  swapped: messageKey('client.duplicate.names.swapped'),
  similar: messageKey('client.duplicate.names.similar'),
} as const;
const REASONS = {
  ssn: messageKey('client.duplicate.reason.ssn'),
  nameAndBirthday: messageKey('client.duplicate.reason.birthday'),
  nameAndAddress: messageKey('client.duplicate.reason.address'),
  name: messageKey('client.duplicate.reason.name'),
} as const;

/** Name, birth date and address of a possible duplicate, and the reason for the match. */
function Candidate({ candidate, onOpen, onUse, onMerge }: CandidateProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const { id, birthday, fullAddress, names, reason } = candidate;
  const name = personName(candidate, 'list');
  const number = String(id);
  return (
    <Box as="li" borderWidth="1px" borderColor="border" borderRadius="l2" padding="3">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted">{t('client.duplicate.number', { id: number })}</Text>
        {names !== null && <Badge colorPalette="orange">{t(NAMES[names])}</Badge>}
        <Badge colorPalette={reason === 'ssn' ? 'red' : 'orange'}>{t(REASONS[reason])}</Badge>
      </Flex>
      <Text>
        {birthday ? t('client.duplicate.born', { date: formatDate(birthday) }) : t('client.duplicate.noBirthday')}
      </Text>
      <Text>{fullAddress ?? t('client.duplicate.noAddress')}</Text>
      <Flex gap="2" flexWrap="wrap" marginTop="2">
        <Button
          size="sm"
          icon={<ExternalLink aria-hidden />}
          aria-label={t('client.duplicate.open.named', { name, id: number })}
          onClick={onOpen}
        >
          {t('client.duplicate.open')}
        </Button>
        {onUse && (
          <Button size="sm" icon={<UserCheck aria-hidden />} onClick={onUse}>
            {t('client.duplicate.use')}
          </Button>
        )}
        {onMerge && (
          <Button size="sm" icon={<Merge aria-hidden />} onClick={onMerge}>
            {t('client.duplicate.merge')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
