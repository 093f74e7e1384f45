import { atom, createStore } from 'jotai';
import type { ReactNode } from 'react';

/** A question that can't be taken back once answered. */
export interface ConfirmOptions {
  /** Names the object: "Delete booking 12?". */
  readonly title: string;
  /** What follows from it. */
  readonly body?: ReactNode;
  /** The verb: "Delete". */
  readonly confirmLabel: string;
  /** The other verb: "Keep editing". "Cancel" unless told otherwise. */
  readonly cancelLabel?: string;
  /** Something is lost: red, with an icon. On unless told otherwise. */
  readonly danger?: boolean;
  /** Stands before the verb; a bin when something is lost. */
  readonly icon?: ReactNode;
}

/** A question and whether it still waits; an answered one stays in sight while its dialog fades. */
export interface AskedQuestion extends ConfirmOptions {
  readonly open: boolean;
  readonly answer: (yes: boolean) => void;
}

/** Asks, and resolves with true when the user confirms; Esc and the backdrop are a no. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const questions = createStore();
export const questionAtom = atom<AskedQuestion | null>(null);

/** A second question, asked while one is open, counts as a no to the first. */
export const confirm: Confirm = (options) =>
  new Promise((resolve) => {
    questions.get(questionAtom)?.answer(false);
    const answer = (yes: boolean) => {
      questions.set(questionAtom, (asked) => (asked?.answer === answer ? { ...asked, open: false } : asked));
      resolve(yes);
    };
    questions.set(questionAtom, { ...options, open: true, answer });
  });

/** Takes an open question away, as a no: between tests. */
export function withdrawQuestion(): void {
  questions.get(questionAtom)?.answer(false);
  questions.set(questionAtom, null);
}
