import { $api } from '@navette/shared/api';
import type { ImportableKind, ImportValues } from '@navette/shared/import';
import { type Locale, useLocale, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, ErrorState, Flex, Input, Skeleton, Text } from '@navette/shared/ui';
import { type MapMarker, MapView } from '@navette/shared/ui-map';
import { Dialog } from '@navette/shared/ui-overlay';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { candidatesOf, nearText, writtenIn } from './address-candidates.ts';
import type { PreviewRow } from './preview-row.ts';

interface AddressDialogProps {
  readonly kind: ImportableKind;
  readonly row: PreviewRow;
  /** Position of the row among those asked for, from 1. */
  readonly at: number;
  readonly count: number;
  /** Values of the chosen address; undefined leaves it as written. */
  readonly onChoose: (values?: ImportValues) => void;
  readonly onClose: () => void;
}

const SEARCHED = 200;

const LAYOUT = {
  alignItems: 'start',
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const OPTION = {
  display: 'flex',
  gap: '2',
  alignItems: 'baseline',
  padding: '2',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&:has(:checked)': { bg: 'bg.muted' },
} as const;

const useSuggestions = (q: string, language: Locale) =>
  $api.useQuery(
    'post',
    '/service/address/suggest',
    { body: { q: q.slice(0, SEARCHED), language } },
    { enabled: q !== '', meta: { failure: 'inPlace' } },
  );

/** Candidates for an address that is not found for certain, on a map: one is chosen, or the address is left as written. */
export function AddressDialog({ kind, row, at, count, onChoose, onClose }: AddressDialogProps): ReactNode {
  const t = useT();
  const language = useLocale();
  const name = useId();
  const written = writtenIn(row.given);
  const [text, setText] = useState(written);
  const [q, setQ] = useState(written);
  const [chosen, setChosen] = useState<number>();
  const query = useSuggestions(q, language);
  const near = useSuggestions(nearText(q), language);
  const found = useMemo(
    () => query.data && candidatesOf(kind, row.given, query.data, near.data ?? []),
    [kind, row.given, query.data, near.data],
  );
  const markers = useMemo(
    () =>
      (found ?? []).flatMap(({ label, position }, index): MapMarker[] =>
        position
          ? [
              {
                id: index,
                position,
                kind: index === chosen ? 'destination' : 'place',
                label,
                badge: String(index + 1),
                onSelect: () => setChosen(index),
              },
            ]
          : [],
      ),
    [found, chosen],
  );
  const search = (event: FormEvent) => {
    event.preventDefault();
    setChosen(undefined);
    setQ(text.trim());
  };
  const picked = chosen === undefined ? undefined : found?.[chosen];
  return (
    <Dialog
      open
      size={1200}
      title={t('import.place.title', { row: row.row, at, count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onChoose()}>{t('import.place.keep')}</Button>
          <Button variant="solid" disabled={!picked} onClick={() => picked && onChoose(picked.values)}>
            {t('import.place.use')}
          </Button>
        </>
      }
    >
      <Text>{t('import.place.written', { address: written })}</Text>
      <form onSubmit={search}>
        <Flex gap="2" marginBlock="3">
          <Input
            value={text}
            aria-label={t('import.place.search')}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" icon={<Search aria-hidden />}>
            {t('import.place.find')}
          </Button>
        </Flex>
      </form>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Box css={LAYOUT}>
          {found?.length === 0 || q === '' ? (
            <Alert status="info" title={t('import.place.none')} />
          ) : found ? (
            <Box role="radiogroup" aria-label={t('import.place.candidates')} maxHeight="20rem" overflow="auto">
              {found.map(({ label, isCentre }, index) => (
                <Box as="label" css={OPTION} key={label}>
                  <input type="radio" name={name} checked={chosen === index} onChange={() => setChosen(index)} />
                  <span>
                    {t(isCentre ? 'import.place.centre' : 'import.place.candidate', {
                      number: index + 1,
                      address: label,
                    })}
                  </span>
                </Box>
              ))}
            </Box>
          ) : (
            <Skeleton width="80%" />
          )}
          <MapView label={t('import.place.map')} markers={markers} height="20rem" />
        </Box>
      )}
    </Dialog>
  );
}
