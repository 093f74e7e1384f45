import type { ReleaseChannel } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { Popover, useToast } from '@navette/shared/ui-overlay';
import { FlaskConical, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { usePageRelease, type PageRelease } from '../../federation/page-release.ts';
import { chooseChannel } from '../../federation/tab-choices.ts';
import { releasedVersion } from '../../federation/release-set.ts';
import { dirtyFormsAtom } from '@navette/shared/ui-form';
import { useAtomValue } from 'jotai';

/** Badge of a staged release, with a switch to the stable one and back. */
export default function PreviewMark(): ReactNode {
  const t = useT();
  const release = usePageRelease();
  const go = useGoTo();
  if (release?.channel !== 'staged')
    return (
      <BarWord icon={<FlaskConical aria-hidden />} onClick={() => go('staged')}>
        {t('release.preview.join')}
      </BarWord>
    );
  const badge = (
    <Button
      size="sm"
      variant="solid"
      bg="bg.panel"
      color="brand.fg"
      borderColor="bg.panel"
      icon={<FlaskConical aria-hidden />}
    >
      {t('release.preview')}
    </Button>
  );
  return (
    <Flex align="center" gap="1" flexShrink="0">
      <Popover trigger={badge} title={t('release.preview.title')}>
        <Tried release={release} />
      </Popover>
      <BarWord icon={<Undo2 aria-hidden />} onClick={() => go('stable')}>
        {t('release.preview.leave')}
      </BarWord>
    </Flex>
  );
}

function Tried({ release: { set, fallbacks } }: { readonly release: PageRelease }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const changes = Object.values(set.remotes).flatMap((remote) => {
    const { name, titles } = remote.declaration;
    const before = fallbacks[name];
    return before
      ? t('release.preview.change', {
          domain: titles[locale],
          after: releasedVersion(remote),
          before: releasedVersion(before),
        })
      : [];
  });
  if (changes.length === 0) return <Text>{t('release.preview.some')}</Text>;
  return (
    <>
      <Text>{t('release.preview.about')}</Text>
      <Box as="ul" paddingInlineStart="4" listStyleType="disc" marginTop="1">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
    </>
  );
}

function useGoTo(): (channel: ReleaseChannel) => void {
  const t = useT();
  const toast = useToast();
  const dirty = useAtomValue(dirtyFormsAtom).size > 0;
  return (channel) => {
    if (dirty) return void toast.info(t('release.preview.dirty'));
    chooseChannel(channel);
    reload();
  };
}

interface BarWordProps {
  readonly icon: ReactNode;
  readonly children: string;
  readonly onClick: () => void;
}

/** Button on the dark bar; icon only in narrow windows. */
function BarWord({ icon, children, onClick }: BarWordProps): ReactNode {
  return (
    <Button
      size="sm"
      variant="ghost"
      color="white"
      title={children}
      aria-label={children}
      icon={icon}
      css={{ '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'white/16' } }}
      onClick={onClick}
    >
      <Box as="span" display={{ base: 'none', xl: 'inline' }}>
        {children}
      </Box>
    </Button>
  );
}
