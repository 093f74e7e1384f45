import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshReleases } from '../refresh-releases.ts';

/** Mutation of a dialog that changes the running or staged set. */
export interface Change {
  /** Makes the change and shows a toast. A refusal is shown in the dialog and rethrown for the form. */
  readonly make: (run: () => Promise<components['schemas']['ReleaseAnswer']>, done: string) => Promise<void>;
  /** Findings of the last refusal, by line. */
  readonly findings: readonly string[];
  /** Gets the focus after a change that may remove the opener of the dialog. */
  readonly finalFocus: () => HTMLElement | null;
}

/**
 * Makes a change from a dialog: refetches the page on success, keeps a refusal visible.
 * @param onRefused the verification shown in the dialog is stale
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

/** The lowest status of a server that did not do its part: nobody knows how far the change came. */
const FAILED = 500;

/** The refusal; its findings are shown below it as a list. */
function withoutFindings({ status, code, fields, incidentId }: ApiProblem): ApiProblem {
  const said = messageKey(status >= FAILED ? 'releases.uncertain' : 'releases.refused');
  return new ApiProblem({ status, code, messageKey: said, fields, incidentId });
}

/** Findings of a refusal; none for other failures. */
function findingsOf(error: unknown): readonly string[] {
  const findings = error instanceof ApiProblem ? error.params?.findings : undefined;
  return typeof findings === 'string' ? findings.split('\n').filter((line) => line.trim() !== '') : [];
}
