import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from '../../kit/input.tsx';

/** Props of the text of a filter. */
export interface FilterTextProps {
  readonly label: string;
  readonly text: string;
  /** Called when the field is left, and with Enter. */
  readonly onText: (text: string) => void;
  /** The error of a text that is not applied. */
  readonly problemOf?: (text: string) => string | undefined;
}

/** A field that applies its text when it is left or confirmed: the list does not change under each letter. */
export function FilterText({ label, text, onText, problemOf }: FilterTextProps): ReactNode {
  const noteId = useId();
  const [problem, setProblem] = useState<string>();
  const apply = (field: HTMLInputElement) => {
    const typed = field.value.trim();
    const found = problemOf?.(typed);
    setProblem(found);
    if (found === undefined && typed !== text) onText(typed);
  };
  return (
    <chakra.div marginTop="1">
      <Input
        key={text}
        aria-label={label}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-errormessage': noteId })}
        defaultValue={text}
        width="full"
        autoComplete="off"
        onBlur={({ target }) => apply(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget)}
      />
      {problem !== undefined && (
        <chakra.p id={noteId} fontSize="xs" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}
