import { Button, Flex } from '@navette/shared/ui';
import type { ReactNode } from 'react';

interface FormButtonsProps {
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly submitLabel: string;
  readonly disabled: boolean;
  readonly pending: boolean;
}

/** Buttons of a form before sign-in: Back, and the main one, which takes the rest of the line. */
export function FormButtons({ cancelLabel, onCancel, submitLabel, disabled, pending }: FormButtonsProps): ReactNode {
  return (
    <Flex gap="2" marginTop="4">
      <Button size="lg" variant="outline" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        size="lg"
        type="submit"
        variant="solid"
        colorPalette="brand"
        flex="1"
        disabled={disabled}
        loading={pending}
      >
        {submitLabel}
      </Button>
    </Flex>
  );
}
