import { api, dataOf } from '@navette/shared/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanProposal, PlanQuery } from './preview.ts';

/** Milliseconds that the server may take besides the search: reading the day, travel times, waiting for a processor (30 s), checking the plan. */
const PATIENCE = 75_000;

/** A search for a plan. */
export interface PlanSearch<Query = PlanQuery> {
  /** The query that is searched for, with the time at which the search began, in `performance.now()`. */
  readonly running: { readonly query: Query; readonly since: number } | null;
  /** Why the last search failed, and what it was. */
  readonly failed: { readonly query: Query; readonly error: unknown } | null;
  readonly search: (query: Query) => void;
  /** Ends the search, on the server too. */
  readonly cancel: () => void;
}

/** Asks for a plan of a day. */
const proposeDay = (body: PlanQuery, signal: AbortSignal): Promise<PlanProposal> =>
  dataOf(api.POST('/service/plan/propose', { body, signal, timeout: patienceOf(body.seconds ?? 5) }));

/** Milliseconds that a search of so many seconds may take. */
export const patienceOf = (seconds: number): number => seconds * 1000 + PATIENCE;

/** Searches for plans of a day. */
export const usePlanSearch = (onFound: (proposal: PlanProposal, query: PlanQuery) => void): PlanSearch =>
  useSearch(proposeDay, onFound);

/**
 * Asks for plans; one search at a time, ended when the component goes.
 * @param propose asks for one; always the same function
 * @param onFound gets the proposal and the query that it answers
 */
export function useSearch<Query, Proposal>(
  propose: (query: Query, signal: AbortSignal) => Promise<Proposal>,
  onFound: (proposal: Proposal, query: Query) => void,
): PlanSearch<Query> {
  const [running, setRunning] = useState<PlanSearch<Query>['running']>(null);
  const [failed, setFailed] = useState<PlanSearch<Query>['failed']>(null);
  const call = useRef<AbortController>(undefined);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const cancel = useCallback(() => {
    call.current?.abort();
    call.current = undefined;
    setRunning(null);
    setFailed(null);
  }, []);
  const search = useCallback(
    (query: Query) => {
      call.current?.abort();
      const controller = new AbortController();
      call.current = controller;
      setFailed(null);
      setRunning({ query, since: performance.now() });
      void propose(query, controller.signal).then(
        (proposal) => {
          if (call.current !== controller) return;
          setRunning(null);
          latest.current(proposal, query);
        },
        (error: unknown) => {
          if (call.current !== controller) return;
          setRunning(null);
          setFailed({ query, error });
        },
      );
    },
    [propose],
  );
  useEffect(() => () => call.current?.abort(), []);
  return { running, failed, search, cancel };
}
