import { LIKELY_SCORE } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Button, Stack, Text } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';
import type { Candidate, Match } from './matches.ts';
import { reasonsText } from './reason-words.ts';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly onChoose: (match: Match) => void;
}

/** Candidates with their score and its reasons; the unlikely ones behind "more". */
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
