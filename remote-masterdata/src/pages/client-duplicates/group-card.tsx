import type { DuplicateBand, DuplicateReasonCode } from '@navette/openapi/enums';
import { useOnline } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Badge, Button, Flex, Panel, Stack, Text } from '@navette/shared/ui';
import { Merge, Minus, Plus, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DuplicateGroup, DuplicatePair, DuplicateRecord } from './duplicate-requests.ts';

interface GroupCardProps {
  readonly group: DuplicateGroup;
  /** Pair that is being marked. */
  readonly busy: DuplicatePair | undefined;
  readonly onOpen: (id: number) => void;
  readonly onMerge: (first: DuplicateRecord, second: number) => void;
  readonly onDifferent: (pair: DuplicatePair) => void;
}

/** Records that are probably one person, and below them each pair with its reasons. */
export function GroupCard({
  group: { clients, pairs },
  busy,
  onOpen,
  onMerge,
  onDifferent,
}: GroupCardProps): ReactNode {
  return (
    <Panel as="li" padding="3">
      <Stack gap="2">
        {clients.map((client) => (
          <RecordLine key={client.id} client={client} onOpen={() => onOpen(client.id)} />
        ))}
        {pairs.map((pair) => {
          const first = clients.find(({ id }) => id === pair.one);
          return (
            first && (
              <PairLine
                key={`${pair.one} ${pair.other}`}
                pair={pair}
                isNamed={clients.length > 2}
                busy={busy === pair}
                onMerge={() => onMerge(first, pair.other)}
                onDifferent={() => onDifferent(pair)}
              />
            )
          );
        })}
      </Stack>
    </Panel>
  );
}

interface RecordLineProps {
  readonly client: DuplicateRecord;
  readonly onOpen: () => void;
}

/** Name, which opens the record, and what tells people apart. */
function RecordLine({ client, onOpen }: RecordLineProps): ReactNode {
  const t = useT();
  const { formatDate, formatPhone } = useFormats();
  const { id, birthday, fullAddress, tel, mobile, email, bookings, lastTrip } = client;
  const name = personName(client, 'list');
  const number = String(id);
  const facts = [
    birthday ? t('client.duplicate.born', { date: formatDate(birthday) }) : t('client.duplicate.noBirthday'),
    fullAddress ?? t('client.duplicate.noAddress'),
    ...[mobile, tel].flatMap((phone) => (phone ? [formatPhone(phone)] : [])),
    ...(email ? [email] : []),
    lastTrip ? t('duplicates.trips', { count: bookings, date: formatDate(lastTrip) }) : t('duplicates.trips.none'),
  ];
  return (
    <Flex columnGap="3" alignItems="baseline" flexWrap="wrap">
      <Button
        size="sm"
        variant="plain"
        fontWeight="semibold"
        textDecoration="underline"
        aria-label={t('client.duplicate.open.named', { name, id: number })}
        onClick={onOpen}
      >
        {name}
      </Button>
      <Text color="fg.muted">{t('client.duplicate.number', { id: number })}</Text>
      <Text overflowWrap="anywhere">{facts.join(' · ')}</Text>
    </Flex>
  );
}

const BANDS: Readonly<Record<DuplicateBand, { readonly word: string; readonly palette: string }>> = {
  veryLikely: { word: messageKey('duplicates.band.veryLikely'), palette: 'red' },
  likely: { word: messageKey('duplicates.band.likely'), palette: 'orange' },
  possible: { word: messageKey('duplicates.band.possible'), palette: 'gray' },
};

const REASONS: Readonly<Record<DuplicateReasonCode, string>> = {
  ssn: messageKey('client.duplicate.reason.ssn'),
  ssnSlip: messageKey('duplicates.reason.ssnSlip'),
  ssnOther: messageKey('duplicates.reason.ssnOther'),
  birthday: messageKey('client.duplicate.reason.birthday'),
  birthdaySwapped: messageKey('duplicates.reason.birthdaySwapped'),
  birthdaySlip: messageKey('duplicates.reason.birthdaySlip'),
  birthdayOther: messageKey('duplicates.reason.birthdayOther'),
  generation: messageKey('duplicates.reason.generation'),
  lastname: messageKey('duplicates.reason.lastname'),
  lastnameSlip: messageKey('duplicates.reason.lastnameSlip'),
  lastnamePart: messageKey('duplicates.reason.lastnamePart'),
  lastnameOther: messageKey('duplicates.reason.lastnameOther'),
  firstname: messageKey('duplicates.reason.firstname'),
  firstnameSlip: messageKey('duplicates.reason.firstnameSlip'),
  firstnamePart: messageKey('duplicates.reason.firstnamePart'),
  firstnameOther: messageKey('duplicates.reason.firstnameOther'),
  namesSwapped: messageKey('client.duplicate.names.swapped'),
  address: messageKey('duplicates.reason.address'),
  street: messageKey('duplicates.reason.street'),
  addressOther: messageKey('duplicates.reason.addressOther'),
  phone: messageKey('duplicates.reason.phone'),
  email: messageKey('duplicates.reason.email'),
  member: messageKey('duplicates.reason.member'),
  memberOther: messageKey('duplicates.reason.memberOther'),
};

interface PairLineProps {
  readonly pair: DuplicatePair;
  /** Whether the numbers of the pair are shown: its group has more than two. */
  readonly isNamed: boolean;
  readonly busy: boolean;
  readonly onMerge: () => void;
  readonly onDifferent: () => void;
}

/** Likelihood that two records are one person, the reasons for and against it, and the two decisions. */
function PairLine({ pair, isNamed, busy, onMerge, onDifferent }: PairLineProps): ReactNode {
  const t = useT();
  const offline = !useOnline();
  const { band, score, reasons } = pair;
  const numbers = { one: String(pair.one), other: String(pair.other) };
  const { word, palette } = BANDS[band];
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap" borderTopWidth="1px" borderColor="border" paddingTop="2">
      {isNamed && <Text fontWeight="medium">{t('duplicates.pair', numbers)}</Text>}
      <Badge colorPalette={palette}>{t('duplicates.score', { band: t(word), score })}</Badge>
      {reasons.map(({ code, points }) => (
        <Badge key={code} colorPalette={points > 0 ? 'green' : 'orange'}>
          {points > 0 ? <Plus aria-label={t('duplicates.for')} /> : <Minus aria-label={t('duplicates.against')} />}
          {t(REASONS[code])}
        </Badge>
      ))}
      <Flex gap="2" marginStart="auto">
        <Button
          size="sm"
          icon={<UserX aria-hidden />}
          aria-label={t('duplicates.different.named', numbers)}
          loading={busy}
          disabled={offline}
          onClick={onDifferent}
        >
          {t('duplicates.different')}
        </Button>
        <Button
          size="sm"
          icon={<Merge aria-hidden />}
          aria-label={t('duplicates.merge.named', numbers)}
          disabled={offline}
          onClick={onMerge}
        >
          {t('client.merge')}
        </Button>
      </Flex>
    </Flex>
  );
}
