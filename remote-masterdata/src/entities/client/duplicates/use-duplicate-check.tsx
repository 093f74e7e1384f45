import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import { useState, type ReactNode } from 'react';
import type { ClientValues } from '../form/client-schema.ts';
import { findDuplicates, type ClientDuplicate } from '../client-requests.ts';
import { DuplicatesDialog, type DuplicateDecision } from './duplicates-dialog.tsx';

/** Options of the check. */
export interface DuplicateCheckOptions {
  /** The client to change; undefined for a new one. */
  readonly id: number | undefined;
  /** Initial values of the form. */
  readonly before: ClientValues;
  readonly offersOthers: boolean;
  readonly offersMerge: boolean;
}

/** The check before a save, and its question. */
export interface DuplicateCheck {
  /** Asks the server, and the user when it knows candidates. Rejects with a problem for the form when the user goes back to it. */
  readonly check: (form: components['schemas']['ClientForm']) => Promise<DuplicateDecision>;
  /** To be rendered beside the form. */
  readonly question: ReactNode;
}

interface Asked {
  readonly candidates: readonly ClientDuplicate[];
  readonly answer: (decision: DuplicateDecision | undefined) => void;
}

/** Warns before a person is recorded twice. What was typed is kept whatever the answer. */
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

/** Not a failure: there is no incident to name. */
const notSaved = () =>
  new ApiProblem({
    status: 409,
    code: 'client.duplicate',
    messageKey: messageKey('client.duplicate.notSaved'),
    fields: [],
    incidentId: '',
  });

type ClientForm = components['schemas']['ClientForm'];

/** A masked number cannot identify anybody. */
const isMasked = (ssn: string) => ssn.includes('•');

/**
 * What to ask the server before a client is saved.
 * @returns nothing when no identifying field has changed
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
