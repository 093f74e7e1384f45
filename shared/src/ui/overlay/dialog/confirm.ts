import { atom, createStore } from 'jotai';
import type { ReactNode } from 'react';

/** Confirmation of an action that can't be undone. */
interface ConfirmOptions {
  /** Names the object: "Delete booking 12?". */
  readonly title: string;
  /** Consequences. */
  readonly body?: ReactNode;
  /** The verb: "Delete". */
  readonly confirmLabel: string;
  /** The other verb: "Keep editing". Default "Cancel". */
  readonly cancelLabel?: string;
  /** Destructive: red, with an icon. Default true. */
  readonly danger?: boolean;
  /** Before the verb; default a bin when destructive. */
  readonly icon?: ReactNode;
}

/** Texts of a confirmation that requires a reason. */
interface ReasonOptions extends ConfirmOptions {
  /** Name of the field. */
  readonly reasonLabel: string;
  /** Shown when less than three characters were typed. */
  readonly reasonMissing: string;
}

/** Maximum length of a reason. */
export const LONGEST_REASON = 300;

/** A confirmation and whether it is open; an answered one stays rendered while its dialog fades out. */
export interface AskedQuestion extends ConfirmOptions, Partial<Pick<ReasonOptions, 'reasonLabel' | 'reasonMissing'>> {
  readonly open: boolean;
  /** @param reason if one is required */
  readonly answer: (yes: boolean, reason?: string) => void;
}

/** Opens a confirmation; resolves with true when the user confirms, with false on Esc or a click on the backdrop. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const questions = createStore();
export const questionAtom = atom<AskedQuestion | null>(null);

/** Opens a confirmation with a reason field; resolves with the typed reason, or undefined when cancelled. */
type AskReason = (options: ReasonOptions) => Promise<string | undefined>;

/** A second confirmation opened over a first one cancels the first. */
const ask = (options: ConfirmOptions | ReasonOptions): Promise<readonly [yes: boolean, reason: string]> =>
  new Promise((resolve) => {
    questions.get(questionAtom)?.answer(false);
    const answer = (yes: boolean, reason = '') => {
      questions.set(questionAtom, (asked) => (asked?.answer === answer ? { ...asked, open: false } : asked));
      resolve([yes, reason]);
    };
    questions.set(questionAtom, { ...options, open: true, answer });
  });

const confirm: Confirm = async (options) => (await ask(options))[0];

const askReason: AskReason = async (options) => {
  const [yes, reason] = await ask(options);
  return yes ? reason : undefined;
};

/** Resolves an open confirmation with false: between tests. */
export function withdrawQuestion(): void {
  questions.get(questionAtom)?.answer(false);
  questions.set(questionAtom, null);
}

/**
 * Asks for confirmation of an action that can't be undone. Undoable actions are done immediately, with Undo in a toast.
 * @example const confirm = useConfirm(); if (await confirm({ title: t('booking.delete.ask', { id }), confirmLabel: t('shared.delete') })) await
 * remove(id);
 */
export const useConfirm = (): Confirm => confirm;

/**
 * Asks for the reason of an action that requires one; Enter in its field confirms.
 * @example const reason = await askReason({ title, confirmLabel, reasonLabel: t('close.reason'), reasonMissing: t('close.reason.missing') }); if
 * (reason !== undefined) await close(id, reason);
 */
export const useAskReason = (): AskReason => askReason;
