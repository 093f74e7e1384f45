import { atom, createStore } from 'jotai';
import type { ReactNode } from 'react';

/** Confirmation of an action that can't be undone. */
export interface ConfirmOptions {
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

/** A confirmation and whether it is open; an answered one stays rendered while its dialog fades out. */
export interface AskedQuestion extends ConfirmOptions {
  readonly open: boolean;
  readonly answer: (yes: boolean) => void;
}

/** Opens a confirmation; resolves with true when the user confirms, with false on Esc or a click on the backdrop. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const questions = createStore();
export const questionAtom = atom<AskedQuestion | null>(null);

/** A second confirmation opened over a first one resolves the first with false. */
export const confirm: Confirm = (options) =>
  new Promise((resolve) => {
    questions.get(questionAtom)?.answer(false);
    const answer = (yes: boolean) => {
      questions.set(questionAtom, (asked) => (asked?.answer === answer ? { ...asked, open: false } : asked));
      resolve(yes);
    };
    questions.set(questionAtom, { ...options, open: true, answer });
  });

/** Resolves an open confirmation with false: between tests. */
export function withdrawQuestion(): void {
  questions.get(questionAtom)?.answer(false);
  questions.set(questionAtom, null);
}
