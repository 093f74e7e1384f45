import { BOOKING_TYPES, DOCUMENT_LANGUAGES, INVOICE_CHANNELS, MOBILITIES } from '@navette/shared/domain';
import {
  type ChosenWords,
  type ImportableKind,
  type ImportCell,
  type KnownNames,
  type UnknownWord,
  wordKey,
} from '@navette/shared/import';
import { USER_FORM_ROLES } from '@navette/shared/domain';
import { useCan } from '@navette/shared/session';
import { useLocale, useT, vocabulary, type Translate } from '@navette/shared/i18n';
import { $api } from '@navette/shared/api';
import { Box, Flex, Heading, Text } from '@navette/shared/ui';
import { SelectBox } from '@navette/shared/ui-form';
import { type ReactNode, useMemo } from 'react';
import { channelName, documentLanguage } from '../../records/fields.ts';
import { fieldLabel } from './preview-row.ts';

/** Insurers and M-codes, which clients and bookings name, and the roles that the user may give. Without an answer any name is accepted, as in the form. */
export function useKnownNames(kind: ImportableKind): KnownNames {
  const mayDecide = useCan('security');
  const needed = { enabled: kind === 'clients' || kind === 'bookings', meta: { failure: 'inPlace' } } as const;
  const insurers = $api.useQuery('get', '/api/insurance', {}, needed).data;
  const mcodes = $api.useQuery('get', '/api/mcode', {}, needed).data;
  return useMemo(() => {
    const insurer = insurers?.map(({ name }) => name) ?? [];
    const codes = mcodes?.map(({ mcode }) => mcode) ?? [];
    return {
      ...(insurer.length > 0 && { [kind === 'clients' ? 'mutuality' : 'insurer']: insurer }),
      ...(codes.length > 0 && { mcode: codes }),
      ...(kind === 'users' && { role: USER_FORM_ROLES.filter((role) => role !== 'super' || mayDecide) }),
    };
  }, [kind, insurers, mcodes, mayDecide]);
}

/** Replacements of the texts: the chosen ones, else those suggested. */
export const wordsWith = (words: readonly UnknownWord[], chosen: ChosenWords): ChosenWords =>
  new Map([
    ...words.flatMap(({ field, text, suggested }) =>
      suggested === undefined ? [] : [[wordKey(field, text), suggested] as const],
    ),
    ...chosen,
  ]);

/** A value of a field that is read from words, in the user's language. */
export function wordLabel({ type }: Pick<UnknownWord, 'type'>, value: ImportCell, t: Translate): string {
  switch (type) {
    case 'flag':
      return t(value === true ? 'shared.yes' : 'shared.no');
    case 'mobility':
      return MOBILITIES.filter((one) => one === value).map((one) => t(vocabulary.mobility(one)))[0] ?? '';
    case 'tripType':
      return BOOKING_TYPES.filter((one) => one === value).map((one) => t(vocabulary.bookingType(one)))[0] ?? '';
    case 'language':
      return DOCUMENT_LANGUAGES.filter((one) => one === value).map((one) => t(documentLanguage(one)))[0] ?? '';
    case 'channel':
      return INVOICE_CHANNELS.filter((one) => one === value).map((one) => t(channelName(one)))[0] ?? '';
    case 'motive':
      return t(vocabulary.motive(Number(value)));
    case 'bookingStatus':
      return t(vocabulary.bookingStatus(Number(value)));
    case 'role':
      return USER_FORM_ROLES.filter((one) => one === value).map((one) => t(vocabulary.role(one)))[0] ?? '';
    default:
      return String(value);
  }
}

interface WordsStepProps {
  readonly kind: ImportableKind;
  readonly words: readonly UnknownWord[];
  readonly chosen: ChosenWords;
  readonly onChoose: (chosen: ChosenWords) => void;
}

const KEEP = 'keep';
const LEAVE = 'leave';
/** Maximum number of texts that are asked for: further ones are corrected in the rows. */
const MOST = 60;

/** Texts of the file that are no value of their field, each given its value once. */
export function WordsStep({ kind, words, chosen, onChoose }: WordsStepProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const choose = ({ field, text, allowed }: UnknownWord, choice: string) => {
    const next = new Map(chosen);
    if (choice === KEEP) next.set(wordKey(field, text), text);
    else next.set(wordKey(field, text), choice === LEAVE ? null : (allowed[Number(choice)] ?? null));
    onChoose(next);
  };
  const effective = wordsWith(words, chosen);
  return (
    <Box>
      <Heading as="h3" size="sm">
        {t('import.words.title')}
      </Heading>
      <Text tone="muted">{t('import.words.help')}</Text>
      <Flex direction="column" gap="3" role="group" aria-label={t('import.words.title')} marginTop="3">
        {words.slice(0, MOST).map((word) => {
          const { field, text, count, allowed, type } = word;
          const isFree = type === 'text' || type === 'code';
          const value = effective.get(wordKey(field, text));
          const at = allowed.findIndex((one) => one === value);
          return (
            <Box key={wordKey(field, text)} textStyle="sm">
              <Flex gap="2" justify="space-between">
                <Text>{t('shared.labelled', { label: fieldLabel(kind, locale, field), text })}</Text>
                <Text tone="muted" flexShrink="0">
                  {t('import.words.rows', { count })}
                </Text>
              </Flex>
              <SelectBox
                aria-label={t('import.words.of', { field: fieldLabel(kind, locale, field), text })}
                value={at === -1 ? (isFree && value !== null ? KEEP : LEAVE) : String(at)}
                onChange={({ currentTarget }) => choose(word, currentTarget.value)}
              >
                {isFree && <option value={KEEP}>{t('import.words.keep')}</option>}
                <option value={LEAVE}>{t('import.words.leave')}</option>
                {allowed.map((one, index) => (
                  <option key={String(one)} value={index}>
                    {wordLabel(word, one, t)}
                  </option>
                ))}
              </SelectBox>
            </Box>
          );
        })}
      </Flex>
    </Box>
  );
}
