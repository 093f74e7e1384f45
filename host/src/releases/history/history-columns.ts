import { messageKey, type Translate } from '@navette/shared/i18n';
import { statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { differenceText } from '../changes/difference-text.ts';
import { actionStyles } from '../status-styles.ts';
import type { ReleaseChange } from '../requests/use-release-history.ts';
import { setAsideText } from './set-aside-text.ts';
import { whoText } from '../who-text.ts';

/** The columns of the history. */
export const historyColumns = (titleOf: (name: string) => string): readonly TableColumn<ReleaseChange>[] => {
  const differences = (change: ReleaseChange, t: Translate) =>
    setAsideText(change, t) ?? change.remotes.map((difference) => differenceText(difference, titleOf, t)).join('; ');
  const who = ({ who: name }: ReleaseChange, t: Translate) => whoText(name, t);
  return [
    {
      id: 'at',
      header: messageKey('releases.history.at'),
      kind: 'instant',
      value: ({ at }) => at,
      fixed: true,
      descendingFirst: true,
    },
    statusColumn({
      id: 'action',
      header: messageKey('releases.history.action'),
      fixed: true,
      status: ({ action }) => actionStyles[action],
    }),
    {
      id: 'differences',
      header: messageKey('releases.what'),
      value: ({ remotes }) => remotes[0]?.name,
      text: (change, { t }) => differences(change, t),
      csv: (change, { t }) => differences(change, t),
      unsortable: true,
      grow: 2,
    },
    { id: 'why', header: messageKey('releases.why'), value: ({ why }) => why, grow: 2 },
    {
      id: 'who',
      header: messageKey('releases.who'),
      value: (change) => change.who,
      text: (change, { t }) => who(change, t),
      csv: (change, { t }) => who(change, t),
      hideBelow: 1024,
    },
    { id: 'after', header: messageKey('releases.set'), value: ({ after }) => after, hideBelow: 1440 },
  ];
};
