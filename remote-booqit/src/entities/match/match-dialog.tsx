import { $api } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, EmptyState, ErrorState, Input, Spinner, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { CandidateList } from './candidate-list.tsx';
import type { Candidate, Match, MatchKind } from './matches.ts';

const TITLES = {
  client: messageKey('match.client.title'),
  destination: messageKey('match.destination.title'),
} as const;

interface MatchDialogProps {
  readonly kind: MatchKind;
  /** Passenger or place, as on the platform. */
  readonly wanted: string;
  /** Initial search text. */
  readonly initial: string;
  /** Candidates by national number, birthday, name and address; none without a query. */
  readonly candidates?: readonly Candidate[];
  /** Reason why no new record can be created; undefined when it can. */
  readonly newBlocked: string | undefined;
  readonly onChoose: (match: Match) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** Candidates for the client or the destination of a transport, with New and Cancel (specification/booqit.md#planning). */
export function MatchDialog({
  kind,
  wanted,
  initial,
  candidates,
  newBlocked,
  onChoose,
  onNew,
  onClose,
}: MatchDialogProps): ReactNode {
  const t = useT();
  const [text, setText] = useState(initial);
  const q = useDeferredValue(text.trim()).slice(0, 100);
  const { data, error, refetch, isFetching } = $api.useQuery(
    'post',
    '/service/search/all',
    { body: { q: q === '' ? ' ' : q, index: 'places', limit: 50 } },
    { enabled: q !== '', meta: { failure: 'inPlace' } },
  );
  const hits = data?.hits.hits.map(({ _source }) => _source).filter(({ route }) => route === kind) ?? [];
  return (
    <Dialog
      open
      size={600}
      onClose={onClose}
      title={t(TITLES[kind], { name: wanted })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button variant="solid" onClick={onNew} disabled={newBlocked !== undefined} title={newBlocked}>
            {t('match.new')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {candidates && <CandidateList candidates={candidates} onChoose={onChoose} />}
        <Input aria-label={t('match.search')} value={text} onChange={(event) => setText(event.target.value)} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : isFetching ? (
          <Spinner />
        ) : hits.length === 0 ? (
          <EmptyState title={t('match.empty')} />
        ) : (
          <Stack as="ul" gap="1" aria-label={t('match.candidates')}>
            {hits.map(({ id, name, address }) => (
              <li key={id}>
                <Button width="100%" justifyContent="start" onClick={() => onChoose({ id, label: name ?? '' })}>
                  {name}{' '}
                  <Text as="span" tone="muted">
                    {address}
                  </Text>
                </Button>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
