import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert, Button, ErrorState, Spinner, Stack, Text, Box, describeFault } from '@navette/shared/ui';
import {
  fieldsFor,
  FormDialog,
  FormSection,
  useNavetteForm,
  required,
  type RecordSource,
} from '@navette/shared/ui-form';
import { Checkbox, Dialog } from '@navette/shared/ui-overlay';
import { useRef, useState, type ReactNode } from 'react';
import { useAskInsurer } from '../../entities/use-ask-insurer.tsx';
import { directionText } from '../../entities/transport/transport-row.ts';
import { passengerName } from '../../entities/transport/transport-columns.ts';
import { type LegLeftOut, type PartName, type Imported, type ImportItem, useImport } from './import-items.ts';
import * as z from 'zod';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { personName, personSearch } from '@navette/shared/domain';

/** Form of an import: the nominal driver of the unassigned bookings. */
const importSchema = z.object({ driverId: required(z.number().int().positive()) });

const Fields = fieldsFor(importSchema);

interface ImportDialogProps {
  readonly items: readonly ImportItem[];
  /** Legs without a client or a destination: they stay in the list. */
  readonly leftOut: readonly LegLeftOut[];
  readonly nameOf: (part: Imported) => PartName;
  readonly onBooked: (results: readonly Imported[]) => void;
  readonly onClose: () => void;
}

/** Books several transports: first a preview of the results, then the results. */
export function ImportDialog({ items, leftOut, nameOf, onBooked, onClose }: ImportDialogProps): ReactNode {
  const t = useT();
  const insurer = useAskInsurer();
  const [confirmDuplicates, setConfirmDuplicates] = useState(false);
  const [done, setDone] = useState<readonly Imported[]>();
  const isBooked = useRef(false);
  const form = useNavetteForm({
    schema: importSchema,
    defaultValues: { driverId: null },
    name: messageKey('importing.form'),
  });
  const preview = useImport();
  const booking = useImport();
  const ask = (driverId: number, confirm = confirmDuplicates) => {
    if (items.length > 0) preview.mutate({ driverId, items, preview: true, confirmDuplicates: confirm });
  };
  const found = preview.data;
  const bookable = found?.filter(({ result }) => result === 'booked').length ?? 0;
  const mutualities = [...new Set(found?.flatMap((part) => mutualityOf(part) ?? []))];

  if (done) return <ImportDone {...{ results: done, nameOf, onClose }} />;
  return (
    <FormDialog
      form={form}
      // A form closes its dialog after a save; here the results replace it.
      onClose={() => {
        if (!isBooked.current) onClose();
      }}
      title={t('importing.form')}
      saveLabel={t('importing.book', { count: bookable })}
      saveBlocked={
        found && bookable > 0
          ? undefined
          : t(found || items.length === 0 ? 'importing.nothing' : 'importing.chooseDriver')
      }
      onSubmit={async ({ driverId }) => {
        const results = await booking.mutateAsync({ driverId, items, preview: false, confirmDuplicates });
        isBooked.current = true;
        onBooked(results);
        setDone(results);
      }}
    >
      <FormSection>
        <Fields.RecordPicker
          name="driverId"
          label={t('importing.driver')}
          help={t('importing.driver.hint')}
          required
          span={12}
          source={driverSource}
          onChosen={(driver) => (driver ? ask(driver.id) : preview.reset())}
        />
      </FormSection>
      <Stack gap="3">
        <LeftOut legs={leftOut} />
        {preview.isPending && <Spinner />}
        {preview.error && (
          <ErrorState
            error={preview.error}
            onRetry={() => ask(preview.variables.driverId)}
            retrying={preview.isPending}
          />
        )}
        {mutualities.map((mutuality) => (
          <Alert key={mutuality} status="warning" live={false} title={t('importing.mutuality', { mutuality })}>
            <Button
              onClick={async () => {
                const chosen = await insurer.ask(mutuality);
                if (chosen !== undefined && preview.variables) ask(preview.variables.driverId);
              }}
            >
              {t('importing.mutuality.choose')}
            </Button>
          </Alert>
        ))}
        {found && (confirmDuplicates || found.some(isLikelyBooked)) && preview.variables && (
          <Checkbox
            checked={confirmDuplicates}
            onChange={(confirm) => {
              setConfirmDuplicates(confirm);
              ask(preview.variables.driverId, confirm);
            }}
          >
            {t('importing.again')}
          </Checkbox>
        )}
        {found && <ImportResults results={found} isPreview nameOf={nameOf} />}
        {insurer.dialog}
        {items.length > 0 && !found && !preview.isPending && !preview.error && (
          <Text tone="muted">{t('importing.preview')}</Text>
        )}
      </Stack>
    </FormDialog>
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

type Driver = Pick<components['schemas']['ActiveDriver'], 'id' | 'firstname' | 'lastname'>;

/** Maximum suggestions. */
const MOST = 20;

/** Active drivers, by name or id. */
const driverSource: RecordSource<Driver> = {
  search: async (q, signal) => {
    const drivers = await dataOf(api.GET('/service/driver/active', { signal }));
    const fits = personSearch(q);
    return drivers.filter((driver) => fits(driver, driver.id)).slice(0, MOST);
  },
  find: async (id) => (await dataOf(api.GET('/api/driver/{id}', { params: { path: { id } } })))[0] ?? null,
  idOf: ({ id }) => id,
  labelOf: (driver) => personName(driver, 'list'),
};

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
