import { useConfirm } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { ChoiceQuestion, ChosenAnswer } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';

/** Asks, and resolves with the answer; null when the user backs out. */
export type AskChoice = <Value extends string>(question: ChoiceQuestion<Value>) => Promise<ChosenAnswer<Value> | null>;

/** Dialog for a question with more answers than yes and no. */
export function useChoice(): AskChoice {
  const confirm = useConfirm();
  return useCallback(
    async <Value extends string>(question: ChoiceQuestion<Value>) => {
      const { title, intro, choices, also, confirmLabel, cancelLabel, danger = false, icon } = question;
      let answer: ChosenAnswer<Value> = { value: choices[0].value, also: false };
      const confirmed = await confirm({
        title,
        body: <ChoiceList {...{ title, intro, choices, also }} onChange={(next) => (answer = next)} />,
        confirmLabel,
        danger,
        ...(cancelLabel !== undefined && { cancelLabel }),
        ...(icon !== undefined && { icon }),
      });
      return confirmed ? answer : null;
    },
    [confirm],
  );
}
