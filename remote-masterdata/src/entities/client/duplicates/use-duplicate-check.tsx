import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import { useState, type ReactNode } from 'react';
import type { ClientValues } from '../form/client-schema.ts';
import { findDuplicates, type ClientDuplicate } from '../client-requests.ts';
import { DuplicatesDialog, type DuplicateDecision } from './duplicates-dialog.tsx';

/** Options of the duplicate check. */
export interface DuplicateCheckOptions {
  /** Client to edit; undefined for a new one. */
  readonly id: number | undefined;
  /** Initial values of the form. */
  readonly before: ClientValues;
  readonly offersOthers: boolean;
  readonly offersMerge: boolean;
}

/** Duplicate check before a save, with its dialog. */
export interface DuplicateCheck {
  /** Asks the server for duplicates, and the user if there are any. Rejects with a problem for the form when the user returns to it. */
  readonly check: (form: components['schemas']['ClientForm']) => Promise<DuplicateDecision>;
  /** Dialog to render beside the form. */
  readonly question: ReactNode;
}

interface Asked {
  readonly candidates: readonly ClientDuplicate[];
  readonly answer: (decision: DuplicateDecision | undefined) => void;
}

/** Warns before a duplicate client is created. Form input is kept whatever the decision. */
export function useDuplicateCheck({ id, before, offersOthers, offersMerge }: DuplicateCheckOptions): DuplicateCheck {
  const [asked, setAsked] = useState<Asked>();
  const check: DuplicateCheck['check'] = async (form) => {
    const question = duplicateQuestion(id, before, form);
    const candidates = question ? await findDuplicates(question) : [];
    if (candidates.length === 0) return { kind: 'save' };
    const decision = await new Promise<DuplicateDecision | undefined>((answer) => setAsked({ candidates, answer }));
    setAsked(undefined);
    if (decision === undefined) throw notSaved();
    return decision;
  };
  return {
    check,
    question: asked && (
      <DuplicatesDialog candidates={asked.candidates} onAnswer={asked.answer} {...{ offersOthers, offersMerge }} />
    ),
  };
}

/** Not an error: no incident to report. */
const notSaved = () =>
  new ApiProblem({
    status: 409,
    code: 'client.duplicate',
    messageKey: messageKey('client.duplicate.notSaved'),
    fields: [],
    incidentId: '',
  });

type ClientForm = components['schemas']['ClientForm'];

/** A masked number identifies nobody. */
const isMasked = (ssn: string) => ssn.includes('•');

/**
 * Request body of the duplicate check of a client before a save.
 * @returns undefined when no identifying field has changed
 */
function duplicateQuestion(
  id: number | undefined,
  before: ClientValues,
  form: ClientForm,
): components['schemas']['DuplicateQuestion'] | undefined {
  const { firstname, lastname, birthday = null, address, zip } = form;
  const ssn = form.ssn && !isMasked(form.ssn) ? form.ssn : null;
  const isSame =
    firstname === before.firstname &&
    lastname === before.lastname &&
    birthday === before.birthday &&
    address === before.address &&
    zip === before.zip &&
    (form.ssn ?? null) === before.ssn;
  if (id !== undefined && isSame) return undefined;
  return { id: id ?? null, firstname, lastname, birthday, ssn, address, zip };
}
