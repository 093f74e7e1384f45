import { useT } from '@navette/shared/i18n';
import { Badge, Flex, IconButton } from '@navette/shared/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChosenUsersProps {
  readonly users: readonly string[];
  readonly onRemove: (email: string) => void;
}

/** Chosen users, each with a button that removes it. */
export function ChosenUsers({ users, onRemove }: ChosenUsersProps): ReactNode {
  const t = useT();
  if (users.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" aria-label={t('releases.stage.users.chosen')}>
      {users.map((email) => (
        <li key={email}>
          <Badge minHeight="6">
            {email}
            <IconButton label={t('releases.stage.users.remove', { email })} size="xs" onClick={() => onRemove(email)}>
              <X aria-hidden />
            </IconButton>
          </Badge>
        </li>
      ))}
    </Flex>
  );
}
