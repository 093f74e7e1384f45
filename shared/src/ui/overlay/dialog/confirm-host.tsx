import { Dialog as Kit } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { Input } from '../../kit/input.tsx';
import { Text } from '../../kit/text.tsx';
import { withSlotRecipe } from '../../theme/system.ts';
import { LONGEST_REASON, questionAtom, questions, type AskedQuestion } from './confirm.ts';
import { dialogRecipe } from './dialog-recipe.ts';
import { MODAL } from './modal.ts';

const Root = withSlotRecipe(Kit.Root, 'dialog', dialogRecipe);

/** Renders the confirmations of `useConfirm`. Part of `OverlayHost`. */
export function ConfirmHost(): ReactNode {
  const question = useAtomValue(questionAtom, { store: questions });
  const cancel = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  if (!question) return null;
  return (
    <Root
      role="alertdialog"
      open={question.open}
      onOpenChange={(details) => !details.open && question.answer(false)}
      {...MODAL}
      initialFocusEl={() => field.current ?? cancel.current}
      {...asCard}
    >
      <Portal>
        <Kit.Backdrop />
        <Kit.Positioner>
          <Kit.Content>
            <Kit.Header>
              <Kit.Title>{question.title}</Kit.Title>
            </Kit.Header>
            <Kit.Body>
              {question.body !== undefined && (
                <Kit.Description asChild>
                  <div>{question.body}</div>
                </Kit.Description>
              )}
            </Kit.Body>
            {question.reasonLabel === undefined ? (
              <Kit.Footer>
                <Answers question={question} cancel={cancel} onConfirm={() => question.answer(true)} />
              </Kit.Footer>
            ) : (
              <Reason question={question} label={question.reasonLabel} field={field} cancel={cancel} />
            )}
          </Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}

/** Chakra's types don't include the recipe's variants. */
const asCard: object = { card: true };

const LEAST_REASON = 3;

/** Reason field of a confirmation: it can't be confirmed without one. */
function Reason({
  question: { answer, reasonMissing, ...question },
  label,
  field,
  cancel,
}: Pick<AnswersProps, 'question' | 'cancel'> & {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const reason = text.trim();
  const isMissing = isTried && reason.length < LEAST_REASON;
  const send = () => {
    setTried(true);
    if (reason.length >= LEAST_REASON) answer(true, reason);
    else field.current?.focus();
  };
  return (
    <>
      <Kit.Body paddingTop="3">
        <label htmlFor={id}>{label}</label>
        <Input
          ref={field}
          id={id}
          required
          maxLength={LONGEST_REASON}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && send()}
        />
        {isMissing && (
          <Text id={`${id}-missing`} tone="error" role="alert">
            {reasonMissing}
          </Text>
        )}
      </Kit.Body>
      <Kit.Footer>
        <Answers question={{ ...question, answer }} cancel={cancel} onConfirm={send} />
      </Kit.Footer>
    </>
  );
}

interface AnswersProps {
  readonly question: AskedQuestion;
  readonly cancel: RefObject<HTMLButtonElement | null>;
  readonly onConfirm: () => void;
}

function Answers({ question, cancel, onConfirm }: AnswersProps): ReactNode {
  const t = useT();
  const {
    confirmLabel,
    cancelLabel = t('shared.cancel'),
    danger = true,
    icon = danger ? <Trash2 aria-hidden /> : undefined,
  } = question;
  return (
    <>
      <Button ref={cancel} onClick={() => question.answer(false)}>
        {cancelLabel}
      </Button>
      <Button variant="solid" colorPalette={danger ? 'red' : 'gray'} icon={icon} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
}
