import { $api } from '@navette/shared/api';
import { messageKey, useT, useFormats, type Translate } from '@navette/shared/i18n';
import { Button, EmptyState, ErrorState, Input, Spinner, Stack, Text, Badge, Grid } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Candidate, Match, MatchKind, Wanted } from './matches.ts';
import { dayText, usePassengerDay } from './transport/transport-requests.ts';
import { LIKELY_SCORE } from '@navette/shared/domain';
import type { ClientMatchReason, DestinationMatchReason } from '@navette/openapi/enums';

const TITLES = {
  client: messageKey('match.client.title'),
  destination: messageKey('match.destination.title'),
} as const;

interface MatchDialogProps {
  readonly kind: MatchKind;
  readonly wanted: Wanted;
  /** Transport, for the other trips of the candidates on its day; undefined while it is not known. */
  readonly day: { readonly date: string; readonly transportId: string } | undefined;
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
  day,
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
      size={800}
      onClose={onClose}
      title={t(TITLES[kind], { name: wanted.name })}
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
        <CandidateList {...{ kind, wanted, day, onChoose }} candidates={candidates ?? []} />
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

interface CandidateListProps extends Pick<MatchDialogProps, 'kind' | 'wanted' | 'day' | 'onChoose'> {
  readonly candidates: readonly Candidate[];
}

/** Score, name, birthday and address stand below each other, so that they can be compared with those of the platform. */
const COLUMNS = {
  client: '4rem minmax(0, 4fr) 6.5rem minmax(0, 5fr)',
  destination: '4rem minmax(0, 4fr) minmax(0, 5fr)',
} as const;

/** The platform's data above the candidates, with their score, its reasons, and their other trips of the day; unlikely ones are hidden behind "more". */
function CandidateList({ kind, wanted, day, candidates, onChoose }: CandidateListProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const likely = candidates.filter(({ score }) => score >= LIKELY_SCORE);
  const hidden = candidates.length - likely.length;
  const shown = showsAll ? candidates : likely;
  const trips = usePassengerDay(kind === 'client' ? shown.map(({ id }) => id) : [], day);
  const facts = ({ birthday, address }: Pick<Candidate, 'birthday' | 'address'>) => (
    <>
      {kind === 'client' && <span>{birthday ? formatDate(birthday) : '–'}</span>}
      <span>{address || '–'}</span>
    </>
  );
  return (
    <Stack gap="2">
      <Grid
        gridTemplateColumns={COLUMNS[kind]}
        columnGap="3"
        paddingInline="4"
        paddingBlock="2"
        bg="bg.subtle"
        role="group"
        aria-label={t('match.wanted')}
      >
        <Text as="span" tone="muted">
          Booqit
        </Text>
        <Text as="span" fontWeight="semibold">
          {wanted.name}
        </Text>
        {facts({ birthday: wanted.birthday ?? null, address: wanted.address ?? null })}
      </Grid>
      {shown.length === 0 && <Text tone="muted">{t('match.noneLikely')}</Text>}
      <Stack as="ul" gap="1" aria-label={t('match.likely')}>
        {shown.map((candidate) => {
          const own = trips.filter(({ clientId }) => clientId === candidate.id);
          return (
            <li key={candidate.id}>
              <Button
                width="100%"
                height="auto"
                paddingBlock="1.5"
                justifyContent="start"
                textAlign="start"
                whiteSpace="normal"
                disabled={candidate.inactive}
                onClick={() => onChoose(candidate)}
              >
                <Grid gridTemplateColumns={COLUMNS[kind]} columnGap="3" width="100%" alignItems="baseline">
                  <Badge justifySelf="start" colorPalette={candidate.score >= LIKELY_SCORE ? 'green' : 'gray'}>
                    {t('match.score', { score: candidate.score })}
                  </Badge>
                  <span>{candidate.label}</span>
                  {facts(candidate)}
                  <Text as="span" gridColumn="2 / -1" textStyle="xs" tone="muted">
                    {reasonsText(candidate, t)}
                  </Text>
                  {candidate.inactive && (
                    <Text as="span" gridColumn="2 / -1" textStyle="xs">
                      {t('validation.inactive')}
                    </Text>
                  )}
                  {own.length > 0 && (
                    <Text as="span" gridColumn="2 / -1" textStyle="xs">
                      {t('day.note', { trips: dayText(own, t) })}
                    </Text>
                  )}
                </Grid>
              </Button>
            </li>
          );
        })}
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
