import { useConfirm, Checkbox } from '@navette/shared/ui-overlay';
import { useCallback, type ReactNode, useId, useState } from 'react';
import { Box, Stack, Text } from '@navette/shared/ui';
import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { CalendarClock } from 'lucide-react';

/** Asks, and resolves with the answer; null when the user backs out. */
type AskChoice = <Value extends string>(question: ChoiceQuestion<Value>) => Promise<ChosenAnswer<Value> | null>;

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

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Its consequence, under the label. */
  readonly hint?: string | undefined;
}

/** A question with a few answers. */
export interface ChoiceQuestion<Value extends string> {
  /** Names the object: "Delete booking 12?". */
  readonly title: string;
  /** Text above the answers. */
  readonly intro?: string | undefined;
  /** The first one is preselected: the one with the smallest effect. */
  readonly choices: readonly [Choice<Value>, ...Choice<Value>[]];
  /** Label of an additional checkbox. */
  readonly also?: string | undefined;
  /** The verb of the button. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** The action is destructive. Off by default. */
  readonly danger?: boolean;
  /** Before the verb; default a bin when destructive. */
  readonly icon?: ReactNode;
}

interface ChosenAnswer<Value extends string> {
  readonly value: Value;
  /** Whether the additional checkbox is checked. */
  readonly also: boolean;
}

/** Answers of a question, as radio buttons. */
interface ChoiceListProps<Value extends string> extends Pick<
  ChoiceQuestion<Value>,
  'title' | 'intro' | 'choices' | 'also'
> {
  readonly onChange: (answer: ChosenAnswer<Value>) => void;
}

/** Body of a question with a few answers, one of them preselected. */
function ChoiceList<Value extends string>({
  title,
  intro,
  choices,
  also,
  onChange,
}: ChoiceListProps<Value>): ReactNode {
  const name = useId();
  const [answer, setAnswer] = useState<ChosenAnswer<Value>>({ value: choices[0].value, also: false });

  function change(part: Partial<ChosenAnswer<Value>>): void {
    const next = { ...answer, ...part };
    setAnswer(next);
    onChange(next);
  }

  return (
    <Stack gap="3">
      {intro !== undefined && <Text>{intro}</Text>}
      <Stack gap="2" role="radiogroup" aria-label={title}>
        {choices.map(({ value, label, hint }) => (
          <Box as="label" key={value} display="flex" gap="2" alignItems="flex-start" minHeight="6" cursor="pointer">
            <input
              type="radio"
              {...{ name, value }}
              checked={answer.value === value}
              onChange={() => change({ value })}
              style={{ marginTop: 4, flexShrink: 0, accentColor: 'currentColor' }}
            />
            <span>
              {label}
              {hint !== undefined && (
                <Text as="span" display="block" tone="muted" textStyle="xs">
                  {hint}
                </Text>
              )}
            </span>
          </Box>
        ))}
      </Stack>
      {also !== undefined && (
        <Checkbox checked={answer.also} onChange={(ticked) => change({ also: ticked })}>
          {also}
        </Checkbox>
      )}
    </Stack>
  );
}

/** Maximum number of days named in the question. */
const MOST_NAMED = 5;

/** Returns the function that asks whether a trip in the past is intended; true without past days. */
export function useAskPast(): (days: readonly IsoDate[]) => Promise<boolean> {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const confirm = useConfirm();
  return useCallback(
    async (days) => {
      if (days.length === 0) return true;
      const named = days.slice(0, MOST_NAMED).map((day) => `${formatWeekday(day, 'short')} ${formatDate(day)}`);
      return confirm({
        title: t('booking.past.title'),
        body: t('booking.past.body', {
          count: days.length,
          dates: [...named, ...(days.length > MOST_NAMED ? ['…'] : [])].join(', '),
        }),
        confirmLabel: t('booking.past.save'),
        danger: false,
        icon: <CalendarClock aria-hidden />,
      });
    },
    [confirm, formatDate, formatWeekday, t],
  );
}

/** Rejection of a save that the user cancelled in a question: forms and rows show no error for it. */
export const givenUp = (): DOMException => new DOMException('The user went back.', 'AbortError');
