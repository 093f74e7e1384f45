import { $api } from '@navette/shared/api';
import { messageKey, useT, useFormats, type Translate } from '@navette/shared/i18n';
import { Button, EmptyState, ErrorState, Input, Spinner, Stack, Text, Badge, Box } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Candidate, Match, MatchKind } from './matches.ts';
import { LIKELY_SCORE } from '@navette/shared/domain';
import type { ClientMatchReason, DestinationMatchReason } from '@navette/openapi/enums';

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

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly onChoose: (match: Match) => void;
}

/** Candidates with their score and its reasons; unlikely ones are hidden behind "more". */
function CandidateList({ candidates, onChoose }: CandidateListProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const likely = candidates.filter(({ score }) => score >= LIKELY_SCORE);
  const hidden = candidates.length - likely.length;
  const shown = showsAll ? candidates : likely;
  return (
    <Stack gap="2">
      {shown.length === 0 && <Text tone="muted">{t('match.noneLikely')}</Text>}
      <Stack as="ul" gap="1" aria-label={t('match.likely')}>
        {shown.map((candidate) => (
          <li key={candidate.id}>
            <Button
              width="100%"
              height="auto"
              paddingBlock="1.5"
              justifyContent="start"
              textAlign="start"
              whiteSpace="normal"
              onClick={() => onChoose(candidate)}
            >
              <Badge colorPalette={candidate.score >= LIKELY_SCORE ? 'green' : 'gray'}>
                {t('match.score', { score: candidate.score })}
              </Badge>
              <Box as="span" minWidth="0">
                {candidate.label}{' '}
                <Text as="span" tone="muted">
                  {[candidate.birthday && formatDate(candidate.birthday), candidate.address]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Text as="span" display="block" textStyle="xs" tone="muted">
                  {reasonsText(candidate, t)}
                </Text>
              </Box>
            </Button>
          </li>
        ))}
      </Stack>
      {hidden > 0 && !showsAll && (
        <Button variant="ghost" alignSelf="start" onClick={() => setShowsAll(true)}>
          {t('match.more', { count: hidden })}
        </Button>
      )}
    </Stack>
  );
}

const WORDS: Readonly<Record<ClientMatchReason | DestinationMatchReason, string>> = {
  nationalNumber: messageKey('match.nationalNumber'),
  nationalNumberSlip: messageKey('match.nationalNumberSlip'),
  nationalNumberOther: messageKey('match.nationalNumberOther'),
  nationalNumberUnknown: messageKey('match.nationalNumberUnknown'),
  birthday: messageKey('match.birthday'),
  birthdaySwapped: messageKey('match.birthdaySwapped'),
  birthdaySlip: messageKey('match.birthdaySlip'),
  birthdayOther: messageKey('match.birthdayOther'),
  birthdayUnknown: messageKey('match.birthdayUnknown'),
  lastname: messageKey('match.lastname'),
  lastnameSlip: messageKey('match.lastnameSlip'),
  lastnamePart: messageKey('match.lastnamePart'),
  lastnameOther: messageKey('match.lastnameOther'),
  firstname: messageKey('match.firstname'),
  firstnameSlip: messageKey('match.firstnameSlip'),
  firstnamePart: messageKey('match.firstnamePart'),
  firstnameOther: messageKey('match.firstnameOther'),
  name: messageKey('match.name'),
  namePart: messageKey('match.namePart'),
  nameDepartment: messageKey('match.nameDepartment'),
  nameOther: messageKey('match.nameOther'),
  nameUnknown: messageKey('match.nameUnknown'),
  address: messageKey('match.address'),
  street: messageKey('match.street'),
  town: messageKey('match.town'),
  addressOther: messageKey('match.addressOther'),
  addressUnknown: messageKey('match.addressUnknown'),
  near: messageKey('match.near'),
  quarter: messageKey('match.quarter'),
  distant: messageKey('match.distant'),
  far: messageKey('match.far'),
  distanceUnknown: messageKey('match.distanceUnknown'),
};

/** Reasons of a candidate's score, those in favour first. */
const reasonsText = ({ reasons }: Pick<Candidate, 'reasons'>, t: Translate): string =>
  reasons
    .toSorted((one, other) => other.points - one.points)
    .map(({ code, points }) => `${points > 0 ? '+' : '−'} ${t(WORDS[code])}`)
    .join(', ');
