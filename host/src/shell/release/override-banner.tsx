import { useLocale, useT, messageKey } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { usePageRelease } from '../../federation/page-release.ts';
import { clearOverrides } from '../../federation/overrides/requested-overrides.ts';
import type { AppliedOverrides, OverrideRefusal } from '../../federation/overrides/with-overrides.ts';

const refusalText: Readonly<Record<OverrideRefusal, string>> = {
  unreadable: messageKey('release.override.unreadable'),
  forbidden: messageKey('release.override.forbidden'),
  unreachable: messageKey('release.override.unreachable'),
  otherRemote: messageKey('release.override.otherRemote'),
  contract: messageKey('release.override.contract'),
};

/** Banner of the overrides in this tab, applied and refused. */
export function OverrideBanner({ active, ignored }: AppliedOverrides): ReactNode {
  const t = useT();
  const locale = useLocale();
  const remotes = usePageRelease()?.set.remotes;
  const leave = (): void => {
    clearOverrides();
    reload();
  };
  const back = (
    <Button icon={<Undo2 aria-hidden />} onClick={leave}>
      {t('release.override.leave')}
    </Button>
  );
  const forget = <Button onClick={leave}>{t('release.override.forget')}</Button>;
  return (
    <>
      {active.map(({ name, origin }) => (
        <Alert
          key={name}
          status="warning"
          live={false}
          title={t('release.override', { domain: remotes?.[name]?.declaration.titles[locale] ?? name, origin })}
          actions={back}
        />
      ))}
      {ignored.map(({ text, reason }) => (
        <Alert
          key={text}
          status="warning"
          live={false}
          title={t('release.override.ignored', { text, reason: t(refusalText[reason]) })}
          actions={forget}
        />
      ))}
    </>
  );
}
