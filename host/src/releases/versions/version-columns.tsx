import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { fitStyle, usageStyles } from '../status-styles.ts';
import type { PublishedVersion } from '../requests/use-release-versions.ts';
import type { Choice } from './use-choice.ts';

/** Sort key of a version: 1.10.0 after 1.9.0. */
const compareTexts = (version: string): string => version.replaceAll(/\d+/g, (digits) => digits.padStart(6, '0'));

/** The columns of published versions. */
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
