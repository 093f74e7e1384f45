import { useFormats, useT } from '@navette/shared/i18n';
import { Box, EmptyState, ExternalLink } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCall } from './plan-calls.ts';
import type { PlanWords } from './plan-words.ts';
import type { CallNumbers } from './use-call-numbers.ts';

/** People to call about a plan, and who was. */
export interface PlanCalls {
  readonly calls: readonly PlanCall[];
  readonly numbersOf: (call: PlanCall) => CallNumbers;
  /** Keys of calls that were made. */
  readonly called: ReadonlySet<string>;
  readonly onCalled: (key: string) => void;
}

interface PlanCallsListProps extends PlanCalls {
  readonly words: PlanWords;
}

/** Whom to call, the most urgent first: name, telephone, what to say, and a tick once it is done. */
export function PlanCallsList({ calls, numbersOf, called, onCalled, words }: PlanCallsListProps): ReactNode {
  const t = useT();
  const { formatPhone } = useFormats();
  if (calls.length === 0)
    return <EmptyState title={t('timeline.plan.calls.none')} icon={<CircleCheck aria-hidden />} />;
  return (
    <Box as="ul" aria-label={t('timeline.plan.calls')} css={listStyle}>
      {calls.map((call) => {
        const name = words.person(call);
        const isDone = called.has(call.key);
        const { numbers, state } = numbersOf(call);
        return (
          <li key={call.key} data-done={isDone || undefined}>
            <Checkbox
              checked={isDone}
              aria-label={t('timeline.plan.calls.called', { name })}
              onChange={() => onCalled(call.key)}
            />
            <span className="what">
              <span className="who">
                <b>{name}</b> <span className="role">{t(`timeline.plan.calls.${call.who}`)}</span>
              </span>
              <span className="numbers">
                {numbers.map((number) => (
                  <ExternalLink key={number} href={`tel:${number.replaceAll(' ', '')}`} whiteSpace="nowrap">
                    {formatPhone(number)}
                  </ExternalLink>
                ))}
                {numbers.length === 0 &&
                  state !== 'reading' &&
                  t(`timeline.plan.calls.${state === 'read' ? 'noNumber' : 'unread'}`)}
              </span>
              {call.reasons.map((reason) => (
                <span key={JSON.stringify(reason)}>{words.say(reason)}</span>
              ))}
            </span>
          </li>
        );
      })}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  textStyle: 'xs',
  '& > li': {
    display: 'flex',
    gap: '1',
    alignItems: 'flex-start',
    padding: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& > li[data-done]': { color: 'fg.muted' },
  '& > li[data-done] b': { textDecoration: 'line-through' },
  '& .what': { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere', display: 'flex', flexDirection: 'column' },
  '& .role': { color: 'fg.muted' },
  '& .numbers': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
} as const;
