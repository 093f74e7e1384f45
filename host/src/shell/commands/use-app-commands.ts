import { useT } from '@navette/shared/i18n';
import { answerAppCommand, onServerEvent, setOwnVersion } from '@navette/shared/realtime';
import { useToast } from '@navette/shared/ui-overlay';
import { useEffect } from 'react';
import { usePageRelease } from '../../federation/page-release.ts';

const DONE = { done: true, reason: null, info: null } as const;
const FAILED = { done: false, reason: 'failed', info: null } as const;

/**
 * Answers the commands that the page of connected apps sends to this browser (specification/live.md#commands). Their implementation is a lazy chunk.
 */
export function useAppCommands(): void {
  const t = useT();
  const toast = useToast();
  const version = usePageRelease()?.set.id;
  useEffect(() => {
    if (version !== undefined) setOwnVersion(version);
  }, [version]);
  useEffect(() => {
    const stops = [
      onServerEvent('test', ({ id }) => answerAppCommand(id, DONE)),
      onServerEvent('say', ({ id, by, text }) => {
        if (id === null || text === null) return;
        toast.info(t('command.said', { by }), {
          detail: text,
          action: { label: t('command.said.understood'), run: () => undefined },
        });
        answerAppCommand(id, DONE);
      }),
      onServerEvent('action', (command) => {
        import('./carry-out.ts')
          .then(({ carryOut }) => carryOut(command, { t, toast }))
          .then(
            ({ answer, follow }) => {
              answerAppCommand(command.id, answer);
              follow?.();
            },
            () => answerAppCommand(command.id, FAILED),
          );
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [t, toast]);
}
