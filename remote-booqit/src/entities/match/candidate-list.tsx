import { LIKELY_SCORE } from '@navette/shared/domain';
import { useFormats, useT, messageKey, type Translate } from '@navette/shared/i18n';
import { Badge, Box, Button, Stack, Text } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';
import type { Candidate, Match } from './matches.ts';
import type { ClientMatchReason, DestinationMatchReason } from '@navette/openapi/enums';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly onChoose: (match: Match) => void;
}

/** Candidates with their score and its reasons; unlikely ones are hidden behind "more". */
export function CandidateList({ candidates, onChoose }: CandidateListProps): ReactNode {
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
