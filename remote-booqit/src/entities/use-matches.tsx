import { useT } from '@navette/shared/i18n';
import { useToast, useDialogAvailability, useOpenDialog } from '@navette/shared/ui-overlay';
import { useCallback, useState, type ReactNode } from 'react';
import type { TransportRow } from './transport/transport-row.ts';
import {
  foundFor,
  useFoundMatches,
  useRemember,
  type Match,
  matchKey,
  type MatchKind,
  searchTextOf,
  sureMatch,
  wantedOf,
} from './matches.ts';
import { MatchDialog } from './match-dialog.tsx';
import { clientDraft, destinationDraft } from '@navette/shared/domain';

interface Asked {
  readonly kind: MatchKind;
  readonly row: TransportRow;
  readonly answer?: (match: Match | undefined) => void;
}

/** Matches of transports, and the dialog to choose them. */
export interface Matches {
  /** The server has not answered yet. */
  readonly isLoading: boolean;
  readonly of: (kind: MatchKind, row: TransportRow) => Match | undefined;
  readonly match: (kind: MatchKind, row: TransportRow) => void;
  /** Resolves with the choice, or undefined when the dialog is closed without one. */
  readonly ask: (kind: MatchKind, row: TransportRow) => Promise<Match | undefined>;
  readonly clear: () => void;
  readonly dialog: ReactNode;
}

/** Matches of passengers and places with clients and destinations: chosen now, remembered, or certain by their score. */
export function useMatches(rows: readonly TransportRow[] | undefined): Matches {
  const t = useT();
  const toast = useToast();
  const [known, setKnown] = useState<ReadonlyMap<string, Match>>(new Map());
  const { found, isLoading } = useFoundMatches(rows);
  const { mutateAsync: remember } = useRemember();
  const [asked, setAsked] = useState<Asked>();
  const newRecord = useNewRecord();
  const close = (match?: Match) => {
    setAsked(undefined);
    asked?.answer?.(match);
  };
  const keep = (kind: MatchKind, row: TransportRow, match: Match) => {
    setKnown((before) => new Map([...before, [matchKey(kind, row), match]]));
    close(match);
    remember({ transportId: row.transportId, part: row.part, kind, recordId: match.id }).catch((error: unknown) =>
      toast.failure(t('match.notRemembered'), error),
    );
  };
  const make = async (kind: MatchKind, row: TransportRow) => {
    setAsked(undefined);
    const made = await newRecord.make(kind, row);
    if (made) keep(kind, row, made);
    else close();
  };
  return {
    isLoading,
    of: useCallback(
      (kind, row) => {
        const match = foundFor(found, kind, row);
        return known.get(matchKey(kind, row)) ?? (match && sureMatch(match));
      },
      [known, found],
    ),
    match: useCallback((kind, row) => setAsked({ kind, row }), []),
    ask: useCallback((kind, row) => new Promise((answer) => setAsked({ kind, row, answer })), []),
    clear: useCallback(() => setKnown(new Map()), []),
    dialog: asked && (
      <MatchDialog
        kind={asked.kind}
        wanted={wantedOf(asked.kind, asked.row)}
        day={asked.row}
        initial={searchTextOf(asked.kind, asked.row)}
        candidates={foundFor(found, asked.kind, asked.row)?.candidates ?? []}
        newBlocked={newRecord.blocked(asked.kind)}
        onChoose={(match) => keep(asked.kind, asked.row, match)}
        onNew={() => void make(asked.kind, asked.row)}
        onClose={() => close()}
      />
    ),
  };
}

/** Creates a client or destination from a transport, with the form of master data. */
export function useNewRecord(): {
  /** The new record; undefined when the form was closed or is unavailable. */
  readonly make: (kind: MatchKind, row: TransportRow) => Promise<Match | undefined>;
  /** Reason why the form can't be opened; undefined when it can. */
  readonly blocked: (kind: MatchKind) => string | undefined;
} {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const client = useDialogAvailability('masterdata/client@1');
  const destination = useDialogAvailability('masterdata/destination@1');
  return {
    make: async (kind, row) => {
      try {
        return kind === 'client'
          ? await openDialog('masterdata/client@1', { draft: clientDraft(row) })
          : await openDialog('masterdata/destination@1', { draft: destinationDraft(row) });
      } catch (error) {
        toast.failure(t('match.new.failed'), error);
        return undefined;
      }
    },
    blocked: (kind) =>
      (kind === 'client' ? client : destination).reason === undefined ? undefined : t('match.new.failed'),
  };
}
