import type { PinnedRemote } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { Box, Flex, Heading, IconButton, Text } from '@navette/shared/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { usePageRelease } from '../federation/page-release.ts';
import { releasedVersion } from '../federation/release-set.ts';
import { LoadedPart } from '../page/remote-part.tsx';

/** Says which remote and version serves what is under the pointer, or has the focus: whoever reports a fault names them. */
export function Inspector({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const release = usePageRelease();
  const part = usePartUnderPointer();
  const { declaration } = part?.running ?? {};
  const former = declaration && release?.former[declaration.name];
  const facts: readonly (readonly [string, string | undefined])[] = part
    ? [
        [t('releases.inspector.remote'), `${part.running.declaration.name} ${releasedVersion(part.running)}`],
        [t('releases.inspector.module'), part.module],
        [t('releases.inspector.from'), part.running.base],
        [t('releases.inspector.instead'), former?.released && releasedVersion(former.released)],
      ]
    : [[t('releases.inspector.remote'), `host ${process.env.NAVETTE_VERSION}`]];
  return (
    <Box
      as="aside"
      aria-label={t('releases.inspector.title')}
      position="fixed"
      insetInlineEnd="4"
      bottom="12"
      zIndex="toast"
      width="22rem"
      maxWidth="calc(100vw - 2rem)"
      padding="3"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Flex justify="space-between" align="center" gap="2">
        <Heading size="sm" as="h2">
          {declaration?.titles[locale] ?? t('releases.inspector.host')}
        </Heading>
        <IconButton label={t('shared.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Box asChild display="grid" gridTemplateColumns="auto 1fr" columnGap="3" textStyle="xs">
        <dl>
          {[...facts, [t('releases.set'), release?.set.id] as const].map(
            ([name, value]) =>
              value && (
                <Box key={name} display="contents">
                  <Text as="dt" tone="muted">
                    {name}
                  </Text>
                  <Box as="dd" overflowWrap="anywhere">
                    {value}
                  </Box>
                </Box>
              ),
          )}
        </dl>
      </Box>
    </Box>
  );
}

/** A part of a remote that is in the page. */
interface ShownPart {
  readonly running: PinnedRemote;
  readonly module: string;
}

/** The part to which the element under the pointer belongs, or the focused one after a key. The panel itself tells nothing. */
function usePartUnderPointer(): ShownPart | undefined {
  const [part, setPart] = useState<ShownPart>();
  useEffect(() => {
    const look = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest('aside')) setPart(partOf(target));
    };
    addEventListener('pointerover', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('pointerover', look);
      removeEventListener('focusin', look);
    };
  }, []);
  return part;
}

/** Node of React's own tree, of which an element holds its own. */
interface Fiber {
  readonly type: unknown;
  readonly return: unknown;
  readonly memoizedProps: unknown;
}

/**
 * The part of a remote that drew an element. React's own tree knows, also for what stands elsewhere in the page, such as a dialog; an element around each
 * part would change the layout of pages.
 */
export function partOf(element: Element): ShownPart | undefined {
  for (let at: unknown = fiberOf(element); isFiber(at); at = at.return)
    if (at.type === LoadedPart && isPart(at.memoizedProps)) return at.memoizedProps;
  return undefined;
}

function fiberOf(element: Element | null): unknown {
  for (let at = element; at; at = at.parentElement) {
    const key = Object.keys(at).find((name) => name.startsWith('__reactFiber$'));
    if (key !== undefined) return Reflect.get(at, key);
  }
  return undefined;
}

const isFiber = (value: unknown): value is Fiber =>
  typeof value === 'object' && value !== null && 'return' in value && 'memoizedProps' in value;

const isPart = (props: unknown): props is ShownPart =>
  typeof props === 'object' && props !== null && 'running' in props && 'module' in props;
