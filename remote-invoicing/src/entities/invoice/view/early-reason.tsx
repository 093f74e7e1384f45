import { useT } from '@navette/shared/i18n';
import { Button, HStack, Input } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';

const LEAST = 3;
const MOST = 300;

interface EarlyReasonProps {
  readonly saving: boolean;
  readonly onSave: (reason: string) => void;
}

/** Why a reminder goes before the day that the law gives it: it is saved with the reason, or not at all. */
export function EarlyReason({ saving, onSave }: EarlyReasonProps): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = text.trim().length < LEAST;
  const missing = t('late.remind.reason.missing');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) onSave(text.trim());
      }}
    >
      <HStack gap="2">
        <Input
          aria-label={t('late.remind.reason')}
          placeholder={t('late.remind.reason')}
          aria-invalid={isTried && isShort}
          maxLength={MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" loading={saving}>
          {t('invoice.recall.despite')}
        </Button>
      </HStack>
      {isTried && isShort && <p role="alert">{missing}</p>}
    </form>
  );
}
