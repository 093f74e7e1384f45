import { api, dataOf } from '@navette/shared/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanProposal, PlanQuery } from './preview.ts';

/** Milliseconds that the server may take besides the search: reading the day, travel times, waiting for a processor (30 s), checking the plan. */
const PATIENCE = 75_000;

/** A search for a plan. */
export interface PlanSearch {
  /** The query that is searched for, with the time at which the search began, in `performance.now()`. */
  readonly running: { readonly query: PlanQuery; readonly since: number } | null;
  /** Why the last search failed, and what it was. */
  readonly failed: { readonly query: PlanQuery; readonly error: unknown } | null;
  readonly search: (query: PlanQuery) => void;
  /** Ends the search, on the server too. */
  readonly cancel: () => void;
}

/**
 * Asks for a plan; one search at a time, ended when the component goes.
 * @param onFound gets the proposal and the query that it answers
 */
export function usePlanSearch(onFound: (proposal: PlanProposal, query: PlanQuery) => void): PlanSearch {
  const [running, setRunning] = useState<PlanSearch['running']>(null);
  const [failed, setFailed] = useState<PlanSearch['failed']>(null);
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
  const search = useCallback((query: PlanQuery) => {
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
  }, []);
  useEffect(() => () => call.current?.abort(), []);
  return { running, failed, search, cancel };
}

const propose = (body: PlanQuery, signal: AbortSignal): Promise<PlanProposal> =>
  dataOf(api.POST('/service/plan/propose', { body, signal, timeout: (body.seconds ?? 5) * 1000 + PATIENCE }));
