import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, describeFault, Input, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { TriangleAlert, UserRoundCheck } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EstimateNotice } from '../../distance/estimate-notice.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, TakeDriver, TripWithoutDriver } from './suggestion.ts';
import { useChoose } from './use-choose.ts';
import { useMarked } from './use-marked.ts';
import { useFound, useSuggestions } from './use-suggestions.ts';

/** A driver is looked for. */
export interface SuggestDriversDialogProps {
  readonly trip: TripWithoutDriver;
  /** The trip in a line: client, day, time, destination. */
  readonly subject: string;
  /** Who drives it now. */
  readonly currentDriverId?: number | null;
  /**
   * Takes the driver over. The dialog closes when it resolves and shows what it rejects with; of a refusal for conflicts (409 `booking.conflicts`)
   * the conflicts, with a second chance to assign anyway. With false it stays open: the error has been shown.
   */
  readonly onChoose: TakeDriver;
  readonly onClose: () => void;
}

/**
 * Drivers for a trip, the best first, with the kilometres it adds to their day and what speaks for and against each, in words. Arrows mark, typing
 * narrows, Enter assigns; of a driver with conflicts Enter leads to the button "Assign anyway".
 */
export function SuggestDriversDialog({
  trip,
  subject,
  currentDriverId = null,
  onChoose,
  onClose,
}: SuggestDriversDialogProps): ReactNode {
  const t = useT();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const load = useSuggestions(trip);
  const found = useFound(load.data, typed);
  const marked = useMarked(found);
  const { choosing, error, conflictsWith, choose } = useChoose(onChoose, onClose);
  const chosen = marked.suggestion;
  const hasConflicts = chosen !== undefined && conflictsWith(chosen).length > 0;

  function take(suggestion: Suggestion | undefined): void {
    if (!suggestion) return;
    marked.mark(suggestion);
    if (conflictsWith(suggestion).length > 0) button.current?.focus();
    else void choose(suggestion);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (marked.move(event) || event.key !== 'Enter') return;
    event.preventDefault();
    take(chosen);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suggest.title')}
      size={800}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            ref={button}
            variant="solid"
            icon={hasConflicts ? <TriangleAlert aria-hidden /> : <UserRoundCheck aria-hidden />}
            disabled={chosen === undefined}
            loading={choosing}
            onClick={() => chosen && void choose(chosen)}
          >
            {chosen
              ? t(hasConflicts ? 'suggest.assignAnyway' : 'suggest.assign', {
                  driver: personName(chosen, 'text'),
                })
              : t('suggest.assign.nobody')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{subject}</Text>
        <Input
          type="search"
          role="combobox"
          aria-label={t('suggest.search')}
          placeholder={t('suggest.search')}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.driverId}`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {error !== null && (
          <Alert status="error" title={t(describeFault(error).messageKey, describeFault(error).params)} />
        )}
        {load.data?.some(({ estimated }) => estimated) && <EstimateNotice hint={t('routeMap.estimated')} />}
        <SuggestionList
          {...{ listId, load, found, chosen, conflictsWith, currentDriverId }}
          withDate={(trip.dates?.length ?? 1) > 1}
          onMark={marked.mark}
          onTake={take}
        />
      </Stack>
    </Dialog>
  );
}
