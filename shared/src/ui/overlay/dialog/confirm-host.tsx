import { Dialog as Kit } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { withSlotRecipe } from '../../theme/system.ts';
import { questionAtom, questions } from './confirm-store.ts';
import type { AskedQuestion } from './confirm-store.ts';
import { dialogRecipe } from './dialog-recipe.ts';
import { MODAL } from './modal.ts';

const Root = withSlotRecipe(Kit.Root, 'dialog', dialogRecipe);

/** Renders the confirmations of `useConfirm`. Part of `OverlayHost`. */
export function ConfirmHost(): ReactNode {
  const question = useAtomValue(questionAtom, { store: questions });
  const cancel = useRef<HTMLButtonElement>(null);
  if (!question) return null;
  return (
    <Root
      role="alertdialog"
      open={question.open}
      onOpenChange={(details) => !details.open && question.answer(false)}
      {...MODAL}
      initialFocusEl={() => cancel.current}
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
            <Kit.Footer>
              <Answers question={question} cancel={cancel} />
            </Kit.Footer>
          </Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}

/** Chakra's types don't know the recipe's variants. */
const asCard: object = { card: true };

function Answers({
  question,
  cancel,
}: {
  readonly question: AskedQuestion;
  readonly cancel: RefObject<HTMLButtonElement | null>;
}): ReactNode {
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
      <Button variant="solid" colorPalette={danger ? 'red' : 'gray'} icon={icon} onClick={() => question.answer(true)}>
        {confirmLabel}
      </Button>
    </>
  );
}
