import { useT } from '@navette/shared/i18n';
import { Box, IconButton, Input, type InputProps } from '@navette/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** Password input with a button that shows it. */
export function PasswordInput(props: Omit<InputProps, 'type'>): ReactNode {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        paddingInlineEnd="10"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Box position="absolute" insetInlineEnd="1" top="0" bottom="0" display="flex" alignItems="center">
        <IconButton
          size="sm"
          label={t(shown ? 'signIn.password.hide' : 'signIn.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Box>
    </Box>
  );
}
