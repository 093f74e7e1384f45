import { personName } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Button, Flex, Text } from '@navette/shared/ui';
import { ExternalLink, Merge, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientDuplicate } from '../client-requests.ts';

/** A possible duplicate, and its actions. */
export interface CandidateProps {
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
export function Candidate({ candidate, onOpen, onUse, onMerge }: CandidateProps): ReactNode {
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
