import { Box, Stack, Text } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { ChoiceQuestion, ChosenAnswer } from './choice.ts';

/** Answers of a question, as radio buttons. */
export interface ChoiceListProps<Value extends string> extends Pick<
  ChoiceQuestion<Value>,
  'title' | 'intro' | 'choices' | 'also'
> {
  readonly onChange: (answer: ChosenAnswer<Value>) => void;
}

/** Body of a question with a few answers, one of them preselected. */
export function ChoiceList<Value extends string>({
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
