import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshReleases } from '../refresh-releases.ts';

/** A change of what runs, as its dialog makes it. */
export interface Change {
  /** Makes the change and tells of it. A refusal stays in the dialog and is thrown on, for the form to show. */
  readonly make: (run: () => Promise<components['schemas']['ReleaseAnswer']>, done: string) => Promise<void>;
  /** What the server found against the last attempt, line by line. */
  readonly findings: readonly string[];
  /** Takes the focus after a change that may take away what had opened the dialog; otherwise the opener does. */
  readonly finalFocus: () => HTMLElement | null;
}

/**
 * How a dialog changes what runs: the page is asked for anew, and what the server refuses stays in sight.
 * @param onRefused what the dialog shows of the server's checks is out of date
 */
export function useChange(onRefused?: () => void): Change {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const isMade = useRef(false);
  const [findings, setFindings] = useState<readonly string[]>([]);
  return {
    findings,
    finalFocus: () => (isMade.current ? document.querySelector<HTMLElement>('#main h1') : null),
    make: async (run, done) => {
      setFindings([]);
      try {
        const { changed } = await run();
        isMade.current = true;
        if (changed) toast.success(done);
        else toast.info(t('releases.unchanged'));
        void refreshReleases(cache);
      } catch (error) {
        const found = findingsOf(error);
        if (found.length === 0 || !(error instanceof ApiProblem)) throw error;
        setFindings(found);
        onRefused?.();
        throw withoutFindings(error);
      }
    },
  };
}

/** The refusal, whose findings stand below it as a list. */
function withoutFindings({ status, code, fields, incidentId }: ApiProblem): ApiProblem {
  return new ApiProblem({ status, code, messageKey: messageKey('releases.refused'), fields, incidentId });
}

/** The findings a refusal carries; none of any other failure. */
function findingsOf(error: unknown): readonly string[] {
  const findings = error instanceof ApiProblem ? error.params?.findings : undefined;
  return typeof findings === 'string' ? findings.split('\n').filter((line) => line.trim() !== '') : [];
}
