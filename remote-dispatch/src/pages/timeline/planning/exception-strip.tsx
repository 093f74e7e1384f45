import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, HStack, IconButton, Text, VisuallyHidden } from '@navette/shared/ui';
import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExceptionStripProps } from '../model/planning-parts.ts';
import { tripWords } from './change/trip-words.ts';
import { ExceptionCount } from './exceptions/exception-count.tsx';
import { EXCEPTION_KINDS } from './exceptions/exceptions-of.ts';
import { CurrentException } from './exceptions/current-exception.tsx';
import { useExceptionWords } from './exceptions/use-exception-words.ts';
import { useExceptions } from './exceptions/use-exceptions.ts';
import { useStepping } from './exceptions/use-stepping.ts';

/** Exceptions of the shown day: counts that filter by kind, and buttons that step through the trips. */
export function ExceptionStrip({ planning, conflicts }: ExceptionStripProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const exceptions = useExceptions(planning, conflicts);
  const { kind, toggle, ids, at, step } = useStepping(planning, exceptions);
  const words = useExceptionWords();
  const trip = planning.trips.find(({ id }) => id === at);
  const day = `${formats.formatWeekday(planning.day, 'short')} ${formats.formatDate(planning.day)}`;
  const kinds = EXCEPTION_KINDS.filter((known) => known === kind || exceptions.byKind[known].length > 0);
  const position = at === null ? 0 : ids.indexOf(at) + 1;
  const reason = trip ? words(trip.id, exceptions.byKind, conflicts.byTrip.get(trip.id) ?? [], planning.allTrips) : '';

  return (
    <Box
      as="section"
      aria-label={t('planning.exceptions', { day })}
      css={style}
      data-calm={exceptions.all.length === 0 || undefined}
    >
      {kinds.length === 0 ? (
        <HStack gap="1.5" color="fg.muted">
          <CircleCheck size={16} aria-hidden />
          <Text>{t('planning.exceptions.none', { day })}</Text>
        </HStack>
      ) : (
        <Flex gap="1.5" rowGap="1" alignItems="center" flexWrap="wrap">
          <Text as="span" tone="muted" textStyle="xs">
            {t('planning.exceptions.of', { day, drivers: planning.drivers.length })}
          </Text>
          {kinds.map((known) => (
            <ExceptionCount
              key={known}
              kind={known}
              count={exceptions.byKind[known].length}
              isChosen={known === kind}
              onToggle={toggle}
            />
          ))}
          <HStack gap="0">
            <IconButton
              size="sm"
              label={t('planning.exceptions.previous')}
              aria-keyshortcuts="Shift+E"
              disabled={ids.length === 0}
              onClick={() => step(-1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <Text as="span" textStyle="xs" minWidth="3.5em" textAlign="center" fontVariantNumeric="tabular-nums">
              {t('planning.exceptions.position', { position, count: ids.length })}
            </Text>
            <IconButton
              size="sm"
              label={t('planning.exceptions.next')}
              aria-keyshortcuts="E"
              disabled={ids.length === 0}
              onClick={() => step(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </HStack>
          {trip && <CurrentException trip={trip} reason={reason} act={planning.act} />}
        </Flex>
      )}
      <VisuallyHidden role="status">
        {trip
          ? t('shared.labelled', {
              label: t('planning.exceptions.position', { position, count: ids.length }),
              text: `${tripWords(trip.booking, t, formats)}. ${reason}`,
            })
          : t('planning.exceptions.count', { count: exceptions.all.length, day })}
      </VisuallyHidden>
    </Box>
  );
}

const style = {
  paddingInline: '2',
  paddingBlock: '1',
  minHeight: '2.5rem',
  flex: '0 0 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  bg: 'orange.50',
  borderWidth: '1px',
  borderColor: 'orange.200',
  borderRadius: 'l2',
  '&[data-calm]': { bg: 'bg.panel', borderColor: 'border' },
} as const;
