import { invalidate } from '@navette/shared/api';
import { payerLetter } from '@navette/shared/document';
import { useT } from '@navette/shared/i18n';
import { Alert, Box, HStack, IconButton, Stack, Text } from '@navette/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';
import { ShownDocument } from '../../entities/document-sheet.tsx';
import { SendPreviewDialog } from '../../entities/sending/send-preview-dialog.tsx';
import type { PayerKind } from '../../entities/receivable/receivable-requests.ts';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import { createDunning, type LetterType, type PlannedLetter, useDunningPreview } from './dunning-requests.ts';

interface LettersDialogProps {
  readonly kind: PayerKind;
  readonly type: LetterType;
  readonly payers: readonly number[];
  readonly onClose: () => void;
  /** Called with the number of the sending. */
  readonly onSending: (id: number) => void;
}

/** Letters to some payers as they would be sent, one by one, with their ways; sending records the reminders. */
export function LettersDialog({ kind, type, payers, onClose, onSending }: LettersDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const query = useDunningPreview(kind, type, payers);
  const plan = useMemo(() => planOf(query.data?.letters ?? []), [query.data]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { kind, type, letters: plan.going };
      return createDunning(body, keyOf(body));
    },
    onSuccess: ({ id }) => onSending(id),
    onError: () => void query.refetch(),
    onSettled: () => invalidate(cache, AFTER_PAYMENT),
    meta: { failure: 'inPlace' },
  });
  const count = plan.going.length;
  const left = payers.length - (query.data?.letters.length ?? payers.length);
  return (
    <SendPreviewDialog
      title={t(type === 'reminder' ? 'dunning.letters.reminders' : 'dunning.letters.statements', {
        count: payers.length,
      })}
      size={1200}
      sendText={t('dunning.send', { count })}
      ways={{ ...plan, count }}
      query={query}
      sending={{ error, isPending }}
      onSend={mutate}
      onClose={onClose}
    >
      {left > 0 && <Text tone="muted">{t('dunning.left', { count: left })}</Text>}
      {kind === 'client' && count > 0 && <Text tone="muted">{t('dunning.recorded')}</Text>}
      <Unreachable letters={plan.unreachable} />
      <LetterView letters={query.data?.letters ?? []} />
    </SendPreviewDialog>
  );
}

/** Letters by what becomes of them. */
function planOf(letters: readonly PlannedLetter[]) {
  const going = letters.flatMap(({ payerId, channel, problem, seen }) =>
    channel === 'none' || problem !== null ? [] : [{ payerId, channel, seen }],
  );
  const by = (way: 'mail' | 'post') => going.filter(({ channel }) => channel === way).length;
  return {
    going,
    mail: by('mail'),
    post: by('post'),
    none: letters.filter(({ channel }) => channel === 'none').length,
    unreachable: letters.filter(({ problem }) => problem !== null),
  };
}

function Unreachable({ letters }: { readonly letters: readonly PlannedLetter[] }): ReactNode {
  const t = useT();
  if (letters.length === 0) return null;
  return (
    <Alert status="warning" live={false} title={t('dunning.unreachable', { count: letters.length })}>
      <Box as="ul" maxHeight="8rem" overflowY="auto">
        {letters.map(({ payerId, name, problem }) => (
          <li key={payerId}>
            {name} · {t(`sending.problem.${problem}`)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** One letter at a time, as it will be printed. */
function LetterView({ letters }: { readonly letters: readonly PlannedLetter[] }): ReactNode {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, letters.length - 1);
  const shown = letters[index];
  const document = useMemo(() => shown && payerLetter(shown.letter), [shown]);
  if (!shown || !document) return <Text>{t('dunning.nothing')}</Text>;
  return (
    <Stack gap="2">
      {letters.length > 1 && (
        <HStack gap="2">
          <IconButton label={t('dunning.previous')} disabled={index === 0} onClick={() => setChosen(index - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <Text role="status">
            {t('dunning.letterOf', { number: index + 1, count: letters.length, name: shown.name })}
          </Text>
          <IconButton
            label={t('dunning.next')}
            disabled={index === letters.length - 1}
            onClick={() => setChosen(index + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </HStack>
      )}
      <ShownDocument document={document} />
    </Stack>
  );
}
