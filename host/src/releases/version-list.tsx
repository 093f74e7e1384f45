import { messageKey, useT } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { statusColumn, type TableColumn, type RowAction } from '@navette/shared/ui-table';
import { fitStyle, usageStyles } from './status-styles.ts';
import type { PublishedVersion, RemoteChoice } from './release-calls.ts';
import { useOnline } from '@navette/shared/api';
import { CircleCheck, FlaskConical, ScrollText, SquareCheck, SquareMinus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { OpenChange } from './changes/release-dialogs.tsx';

/** Sort key of a version: 1.10.0 after 1.9.0. */
const compareTexts = (version: string): string => version.replaceAll(/\d+/g, (digits) => digits.padStart(6, '0'));

export const versionColumns = (
  titleOf: (name: string) => string,
  { has, toggle }: Pick<Choice, 'has' | 'toggle'>,
): readonly TableColumn<PublishedVersion>[] => [
  {
    id: 'chosen',
    header: messageKey('releases.version.chosen'),
    hint: messageKey('releases.version.chosen.hint'),
    width: 76,
    align: 'center',
    fixed: true,
    unsortable: true,
    unsearched: true,
    csv: false,
    value: has,
    cell: (version, { t }) => (
      <input
        type="checkbox"
        style={box}
        aria-label={t('releases.version.choose', { version: nameOf(version, titleOf) })}
        checked={has(version)}
        disabled={version.running}
        onChange={() => toggle(version)}
      />
    ),
  },
  {
    id: 'remote',
    header: messageKey('releases.version.remote'),
    value: ({ name }) => titleOf(name),
    fixed: true,
  },
  {
    id: 'version',
    header: messageKey('releases.version.version'),
    value: ({ version }) => compareTexts(version),
    text: ({ version }) => version,
    csv: ({ version }) => version,
    fixed: true,
  },
  statusColumn({ id: 'use', header: messageKey('releases.version.use'), status: statusOf }),
  {
    id: 'at',
    header: messageKey('releases.version.at'),
    kind: 'instant',
    value: ({ at }) => at,
    descendingFirst: true,
    hideBelow: 1024,
  },
  {
    id: 'who',
    header: messageKey('releases.version.who'),
    value: ({ who }) => who,
    hideBelow: 1440,
  },
  {
    id: 'contract',
    header: messageKey('releases.version.contract'),
    value: ({ contract }) => contract,
    hideBelow: 1280,
  },
  statusColumn({
    id: 'fits',
    header: messageKey('releases.version.fits'),
    status: ({ fits }) => fitStyle(fits),
  }),
  {
    id: 'size',
    header: messageKey('releases.version.size'),
    kind: 'number',
    value: ({ bytes }) => Math.round(bytes / 1000),
    hideBelow: 1280,
  },
];

const box = {
  width: '1rem',
  height: '1rem',
  verticalAlign: 'middle',
  accentColor: 'var(--chakra-colors-gray-solid)',
} as const;

/** Name of a version: "Dispatching 1.2.0". */
export const nameOf = (
  { name, version }: Pick<PublishedVersion, 'name' | 'version'>,
  titleOf: (name: string) => string,
): string => `${titleOf(name)} ${version}`;

/** A running version is also part of the staged set, when that does not change its remote. */
export const statusOf = ({ running, staged }: PublishedVersion): StatusStyle | undefined =>
  running ? usageStyles.running : staged ? usageStyles.staged : undefined;

/** Actions of a published version; none to activate one that runs. */
export function useVersionActions(
  ready: boolean,
  { has, toggle }: Pick<Choice, 'has' | 'toggle'>,
  onOpen: OpenChange,
  onNotes: (version: RemoteChoice) => void,
): (version: PublishedVersion) => readonly RowAction[] {
  const t = useT();
  const isOnline = useOnline();
  return useCallback(
    ({ name, version, running }) => {
      const used = running ? t('releases.version.running') : undefined;
      const dead = used ?? (!isOnline ? t('form.offline') : ready ? undefined : t('shared.loading'));
      const isChosen = has({ name, version });
      const Square = isChosen ? SquareMinus : SquareCheck;
      const change = (id: 'activate' | 'stage', label: string, icon: ReactNode): RowAction => ({
        id,
        label,
        icon,
        inline: true,
        disabled: dead,
        onSelect: () => onOpen({ kind: id, remotes: [{ name, version }] }),
      });
      return [
        change('activate', t('releases.activate.open'), <CircleCheck aria-hidden />),
        change('stage', t('releases.stage.open'), <FlaskConical aria-hidden />),
        {
          id: 'notes',
          label: t('releases.notes.open'),
          icon: <ScrollText aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => onNotes({ name, version }),
        },
        {
          id: 'choose',
          label: t(isChosen ? 'releases.version.unchoose' : 'releases.version.chooseThis'),
          icon: <Square aria-hidden />,
          disabled: used,
          onSelect: () => toggle({ name, version }),
        },
      ];
    },
    [t, isOnline, ready, has, toggle, onOpen, onNotes],
  );
}

/** Selection of versions to activate or stage together: one for each remote. */
export interface Choice {
  readonly remotes: readonly RemoteChoice[];
  readonly has: (version: RemoteChoice) => boolean;
  /** Toggles a version; it replaces another one of the same remote. */
  readonly toggle: (version: RemoteChoice) => void;
  readonly clear: () => void;
}

const none: readonly RemoteChoice[] = [];

/** The versions chosen so far. */
export function useChoice(): Choice {
  const [remotes, setRemotes] = useState(none);
  const has = useCallback(
    ({ name, version }: RemoteChoice) => remotes.some((chosen) => chosen.name === name && chosen.version === version),
    [remotes],
  );
  const toggle = useCallback(({ name, version }: RemoteChoice) => {
    setRemotes((before) => {
      const others = before.filter((chosen) => chosen.name !== name);
      return before.some((chosen) => chosen.name === name && chosen.version === version)
        ? others
        : [...others, { name, version }].toSorted((left, right) => (left.name < right.name ? -1 : 1));
    });
  }, []);
  const clear = useCallback(() => setRemotes(none), []);
  return { remotes, has, toggle, clear };
}
