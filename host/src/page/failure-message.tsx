import type { FailureKind } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text, VisuallyHidden } from '@navette/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { PartFailure } from '../federation/use-recovery.ts';

/** User-facing text of each kind of failure. */
export const failureText: Readonly<Record<FailureKind, string>> = {
  notFound: messageKey('load.failure.notFound'),
  froze: messageKey('load.failure.froze'),
  html: messageKey('load.failure.html'),
  syntax: messageKey('load.failure.syntax'),
  hang: messageKey('load.failure.hang'),
  threw: messageKey('load.failure.threw'),
  contract: messageKey('load.failure.contract'),
  integrity: messageKey('load.failure.integrity'),
  sharedModule: messageKey('load.failure.sharedModule'),
  unreachable: messageKey('load.failure.unreachable'),
};

/** Countdown to the next automatic retry. Visual only: a screen reader announces each backoff once. */
export function NextTry({
  next,
  needsBuild,
  retrying,
}: Pick<PartFailure, 'next' | 'needsBuild' | 'retrying'>): ReactNode {
  const t = useT();
  if (!retrying && typeof next === 'object') return <Countdown key={next.at} at={next.at} needsBuild={needsBuild} />;
  return <Text role="status">{t(retrying || next === undefined ? 'load.retry.now' : 'load.retry.online')}</Text>;
}

function Countdown({ at, needsBuild }: { readonly at: number; readonly needsBuild: boolean }): ReactNode {
  const t = useT();
  const seconds = useSecondsLeft(at);
  const [pause] = useState(seconds);
  const say = (seconds: number): string => t(needsBuild ? 'load.retry.build' : 'load.retry.in', { seconds });
  return (
    <div>
      <Text aria-hidden fontVariantNumeric="tabular-nums">
        {say(seconds)}
      </Text>
      <VisuallyHidden role="status">{say(pause)}</VisuallyHidden>
    </div>
  );
}

function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
