import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Box, Flex } from '../kit/layout.ts';

/** Text templates of a message to a driver (specification/bookings.md#notices). Messages to drivers are in French, whatever the user's language. */
export const OFFERED_TEXTS = {
  notify: 'Veuillez toujours clôturer direct après un transport.',
  edit: 'Un transport a été modifié.',
  cancel: 'Un transport est annulé.',
} as const;

/** Props of {@link OfferedTexts}. */
export interface OfferedTextsProps {
  /** Called with the chosen template. */
  readonly onChoose: (text: string) => void;
}

/** The text templates as buttons. */
export function OfferedTexts({ onChoose }: OfferedTextsProps): ReactNode {
  const t = useT();
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box id={titleId} textStyle="xs" color="fg.muted" mb="1">
        {t('shared.offered')}
      </Box>
      <Flex wrap="wrap" gap="1.5">
        {Object.values(OFFERED_TEXTS).map((text) => (
          <Button
            key={text}
            size="sm"
            lang="fr"
            height="auto"
            minHeight="7"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onChoose(text)}
          >
            {text}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
