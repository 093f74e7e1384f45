import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, describeFault, Input, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { TriangleAlert, UserRoundCheck } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EstimateNotice } from '../../distance/estimate-notice.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, TakeDriver, TripWithoutDriver } from './suggestion.ts';
import { useFound, useSuggestions } from './use-suggestions.ts';
import { conflictsOf, type Conflict } from '../../conflicts/conflict.ts';

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

const PAGE = 8;

/** Which driver of a list is marked: the first who did not refuse the trip, until the arrows, or the pointer, say otherwise. */
interface Marked {
  readonly suggestion: Suggestion | undefined;
  readonly mark: (suggestion: Suggestion) => void;
  /** Arrows and Page Up and Down move the mark; says whether the key was one of them. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/**
 * The mark stays on its driver while the list narrows, and falls back to the first when that driver is no longer in it. Enter must not send a trip again to
 * somebody who refused it: such a driver is marked by hand alone.
 */
function useMarked(found: readonly Suggestion[]): Marked {
  const [driverId, setDriverId] = useState<number | null>(null);
  const chosen = found.findIndex((suggestion) => suggestion.driverId === driverId);
  const index = chosen >= 0 ? chosen : found.findIndex((suggestion) => !hasRefused(suggestion));
  const mark = (suggestion: Suggestion | undefined) => setDriverId(suggestion?.driverId ?? null);
  return {
    suggestion: found[index],
    mark,
    move: (event) => {
      const next = targetOf(event.key, index, found.length);
      if (next === undefined) return false;
      event.preventDefault();
      mark(found[next]);
      return true;
    },
  };
}

const hasRefused = ({ conflicts }: Suggestion): boolean => conflicts.some(({ kind }) => kind === 'refused');

/** `index` is -1 while nobody is marked: the first step down marks the first. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step === undefined || count === 0) return undefined;
  if (index < 0) return step > 0 ? 0 : count - 1;
  if (Math.abs(step) === 1) return (index + step + count) % count;
  return Math.min(Math.max(index + step, 0), count - 1);
}

/** How far the choice is. */
interface Choosing {
  readonly choosing: boolean;
  /** What went wrong with the last choice, if it was no conflict. */
  readonly error: unknown;
  /** What speaks against a driver: what the list says, or what the server said when it refused to save. */
  readonly conflictsWith: (suggestion: Suggestion) => readonly Conflict[];
  /** Chooses; with conflicts only if they were in sight, which is what calling it on a driver with conflicts means. */
  readonly choose: (suggestion: Suggestion) => Promise<void>;
}

/**
 * Hands a driver over. When the server refuses for conflicts that have come up since, they are shown as that driver's, and choosing him once more means anyway.
 * @param onChoose rejects when it could not be saved, or resolves with false when that has been shown already
 */
function useChoose(onChoose: TakeDriver, onDone: () => void): Choosing {
  const [choosing, setChoosing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [refused, setRefused] = useState<ReadonlyMap<number, readonly Conflict[]>>(new Map());
  const conflictsWith = (suggestion: Suggestion) => refused.get(suggestion.driverId) ?? suggestion.conflicts;

  async function choose(suggestion: Suggestion): Promise<void> {
    if (choosing) return;
    const { driverId, firstname, lastname } = suggestion;
    const conflicts = conflictsWith(suggestion);
    setChoosing(true);
    setError(null);
    try {
      const taken = await onChoose({
        driverId,
        firstname,
        lastname,
        conflicts,
        anyway: conflicts.length > 0 || refused.has(driverId),
      });
      if (taken !== false) onDone();
    } catch (thrown) {
      const found = conflictsOf(thrown);
      if (found) setRefused(new Map(refused).set(driverId, found));
      else setError(thrown);
    } finally {
      setChoosing(false);
    }
  }
  return { choosing, error, conflictsWith, choose };
}
