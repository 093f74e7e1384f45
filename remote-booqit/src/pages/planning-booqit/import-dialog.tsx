import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert, Button, ErrorState, Spinner, Stack, Text, Box, describeFault } from '@navette/shared/ui';
import { Checkbox, Dialog } from '@navette/shared/ui-overlay';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAskInsurer } from '../../entities/use-ask-insurer.tsx';
import { directionText } from '../../entities/transport/transport-row.ts';
import { passengerName } from '../../entities/transport/transport-columns.ts';
import { type LegLeftOut, type PartName, type Imported, type ImportItem, useImport } from './import-items.ts';

interface ImportDialogProps {
  readonly items: readonly ImportItem[];
  /** Legs without a client or a destination: they stay in the list. */
  readonly leftOut: readonly LegLeftOut[];
  readonly nameOf: (part: Imported) => PartName;
  readonly onBooked: (results: readonly Imported[]) => void;
  readonly onClose: () => void;
}

/** Books several transports, without a driver: first a preview of the results, then the results. */
export function ImportDialog({ items, leftOut, nameOf, onBooked, onClose }: ImportDialogProps): ReactNode {
  const t = useT();
  const insurer = useAskInsurer();
  const [confirmDuplicates, setConfirmDuplicates] = useState(false);
  const preview = useImport();
  const booking = useImport();
  const ask = (confirm: boolean) => preview.mutate({ items, preview: true, confirmDuplicates: confirm });
  const first = useRef(() => items.length > 0 && ask(false));
  useEffect(() => void first.current(), []);
  const found = preview.data;
  const bookable = found?.filter(({ result }) => result === 'booked').length ?? 0;
  const mutualities = [...new Set(found?.flatMap((part) => mutualityOf(part) ?? []))];

  if (booking.data) return <ImportDone {...{ results: booking.data, nameOf, onClose }} />;
  return (
    <Dialog
      open
      size={800}
      onClose={onClose}
      title={t('importing.form')}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="solid"
            disabled={bookable === 0}
            loading={booking.isPending}
            onClick={() => booking.mutate({ items, preview: false, confirmDuplicates }, { onSuccess: onBooked })}
          >
            {t('importing.book', { count: bookable })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text tone="muted">{t('importing.driverless')}</Text>
        <LeftOut legs={leftOut} />
        {preview.isPending && <Spinner />}
        {[preview, booking].map(
          ({ error, isPending, variables, mutate }, index) =>
            error && <ErrorState key={index} error={error} onRetry={() => mutate(variables)} retrying={isPending} />,
        )}
        {mutualities.map((mutuality) => (
          <Alert key={mutuality} status="warning" live={false} title={t('importing.mutuality', { mutuality })}>
            <Button
              onClick={async () => {
                const chosen = await insurer.ask(mutuality);
                if (chosen !== undefined) ask(confirmDuplicates);
              }}
            >
              {t('importing.mutuality.choose')}
            </Button>
          </Alert>
        ))}
        {found && (confirmDuplicates || found.some(isLikelyBooked)) && (
          <Checkbox
            checked={confirmDuplicates}
            onChange={(confirm) => {
              setConfirmDuplicates(confirm);
              ask(confirm);
            }}
          >
            {t('importing.again')}
          </Checkbox>
        )}
        {found && <ImportResults results={found} isPreview nameOf={nameOf} />}
        {insurer.dialog}
        {found && bookable === 0 && <Text tone="muted">{t('importing.nothing')}</Text>}
      </Stack>
    </Dialog>
  );
}

/** Legs that can't be booked yet, each with the missing record. */
function LeftOut({ legs }: { readonly legs: readonly LegLeftOut[] }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  if (legs.length === 0) return null;
  return (
    <Alert status="warning" live={false} title={t('importing.leftOut', { count: legs.length })}>
      <ul>
        {legs.map(({ row, missing }) => (
          <li key={row.key}>
            {[formatDate(row.date), row.time, passengerName(row.passenger) || row.transportId].join(' ')}
            {` · ${directionText(row, t)} · `}
            {t(missing === 'client' ? 'importing.leftOut.client' : 'importing.leftOut.destination')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type ImportDoneProps = Pick<ImportDialogProps, 'nameOf' | 'onClose'> & { readonly results: readonly Imported[] };

function ImportDone({ results, nameOf, onClose }: ImportDoneProps): ReactNode {
  const t = useT();
  return (
    <Dialog
      open
      size={600}
      onClose={onClose}
      // The selection bar with the opening button is gone.
      finalFocus={() => document.querySelector<HTMLElement>('#main h1')}
      title={t('importing.done', { count: results.filter(({ result }) => result === 'booked').length })}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      <ImportResults results={results} isPreview={false} nameOf={nameOf} />
    </Dialog>
  );
}

interface ImportResultsProps {
  readonly results: readonly Imported[];
  /** The results are a preview. */
  readonly isPreview: boolean;
  readonly nameOf: (part: Imported) => PartName;
}

const WORDS = {
  booked: messageKey('importing.booked'),
  known: messageKey('importing.known'),
  refused: messageKey('importing.refused'),
} as const;

/** Refusals of legs that may be booked later and are no errors: they stay in the list. */
const STAYS: readonly string[] = ['booqit.notAccepted', 'booqit.unknownMutuality'];

/** Whether a leg was refused because it seems to be booked; the user may confirm that it is another trip. */
const isLikelyBooked = ({ problem }: Imported): boolean =>
  problem !== null && (problem.code === 'booqit.likelyBooked' || problem.code === 'booking.duplicate');

/** The mutuality that needs an insurer before a leg can be booked. */
const mutualityOf = ({ problem }: Imported): string | undefined =>
  problem?.code === 'booqit.unknownMutuality' ? String(problem.params?.mutuality) : undefined;

const wordOf = (imported: Imported): string => {
  if (isLikelyBooked(imported)) return messageKey('importing.notAgain');
  return STAYS.includes(imported.problem?.code ?? '') ? messageKey('importing.later') : WORDS[imported.result];
};

const toneOf = (imported: Imported) => {
  if (imported.result !== 'refused') return { tone: 'muted' } as const;
  return {
    color: isLikelyBooked(imported) || STAYS.includes(imported.problem?.code ?? '') ? 'fg.warning' : 'fg.error',
  };
};

/** Result or preview of each part with its direction: refused ones first. */
export function ImportResults({ results, isPreview, nameOf }: ImportResultsProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const sorted = results.toSorted(
    (one, other) => Number(other.result === 'refused') - Number(one.result === 'refused'),
  );
  return (
    <Stack asChild gap="0">
      <ul aria-label={t('importing.results')}>
        {sorted.map((imported) => {
          const { transportId, part, result, bookingId, date, time, problem } = imported;
          const { name, row } = nameOf(imported);
          const fault = problem && describeFault(problem.fields[0] ?? problem);
          return (
            <Box
              key={`${transportId} ${String(part)}`}
              as="li"
              borderTopWidth="1px"
              borderColor="border"
              paddingBlock="1.5"
            >
              {[date && formatDate(date), time, name].filter(Boolean).join(' ')}
              {row && ` · ${directionText(row, t)}`}
              {' · '}
              <Text as="span" {...toneOf(imported)}>
                {isPreview && result === 'booked' ? t('importing.willBook') : t(wordOf(imported))}
                {bookingId !== null && ` (${String(bookingId)})`}
                {fault && ` · ${t(fault.messageKey, fault.params)}`}
              </Text>
            </Box>
          );
        })}
      </ul>
    </Stack>
  );
}
