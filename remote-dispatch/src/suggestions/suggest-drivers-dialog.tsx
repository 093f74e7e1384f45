import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, describeFault, Input, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { TriangleAlert, UserRoundCheck } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EstimateNotice } from '../distance/route-failure.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, type TakeDriver, type TripWithoutDriver, useFound, useSuggestions } from './suggestion.ts';
import { conflictsOf, type Conflict } from '../conflicts/conflict.ts';

export interface SuggestDriversDialogProps {
  readonly trip: TripWithoutDriver;
  /** The trip in a line: client, day, time, destination. */
  readonly subject: string;
  readonly currentDriverId?: number | null;
  /**
   * Assigns the driver. The dialog closes when it resolves and shows its rejection; for a refusal because of conflicts (409 `booking.conflicts`) it
   * shows the conflicts, with a second chance to assign anyway. With false it stays open: the error has been shown.
   */
  readonly onChoose: TakeDriver;
  readonly onClose: () => void;
}

/**
 * Drivers for a trip, the best first, with the extra kilometres of their day and the reasons for and against each, as text. Arrow keys move the
 * selection, typing filters, Enter assigns; for a driver with conflicts Enter moves to the button "Assign anyway".
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

/** Selected driver of a list: the first who did not refuse the trip, until the arrow keys or the pointer select another. */
interface Marked {
  readonly suggestion: Suggestion | undefined;
  readonly mark: (suggestion: Suggestion) => void;
  /** Arrows and Page Up and Down move the selection; returns whether the key was one of them. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/**
 * The selection stays on its driver while the list is filtered, and falls back to the first when that driver is filtered out. Enter must not send a
 * trip again to a driver who refused it: such a driver is never selected automatically.
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

/** `index` is -1 without a selection: the first step down selects the first. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step === undefined || count === 0) return undefined;
  if (index < 0) return step > 0 ? 0 : count - 1;
  if (Math.abs(step) === 1) return (index + step + count) % count;
  return Math.min(Math.max(index + step, 0), count - 1);
}

interface Choosing {
  readonly choosing: boolean;
  /** Error of the last assignment, if it was no conflict. */
  readonly error: unknown;
  /** Conflicts of a driver: those of the list, or those of the server's refusal. */
  readonly conflictsWith: (suggestion: Suggestion) => readonly Conflict[];
  /** Assigns the driver; calling it for a driver with conflicts means that they were shown. */
  readonly choose: (suggestion: Suggestion) => Promise<void>;
}

/**
 * Assigns a driver. When the server refuses because of new conflicts, they are shown for that driver, and assigning him again ignores them.
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
