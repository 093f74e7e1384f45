import { useT } from '@navette/shared/i18n';
import { NO_LOCATION_ADDRESS, ownLocation } from '@navette/shared/realtime';
import { useNavigate } from '@navette/shared/router';
import { Button, Flex, Text } from '@navette/shared/ui';
import { BRUSSELS, MapView, type MapSymbol, type MapTarget } from '@navette/shared/ui-map';
import { useToast } from '@navette/shared/ui-overlay';
import type { FormattingContext } from '@navette/shared/ui-table';
import { LocateFixed } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { AppPosition, ConnectedUser } from './connected-app.ts';
import { userStateText } from './commands.ts';

/** Zoom of the map of connected apps (specification/live.md#connected-apps), and the minimum zoom for names. */
const ZOOM = 13;
const NAMES_FROM = 15;

interface AdminMapProps {
  readonly users: readonly ConnectedUser[] | undefined;
  readonly context: FormattingContext;
  readonly chosenId: number | undefined;
  readonly onChoose: (user: ConnectedUser) => void;
}

/** Positions of the connected users; the list beside it has the same as text. */
export function AdminMap({ users, context: { t, formats }, chosenId, onChoose }: AdminMapProps): ReactNode {
  const [own, locate, locating] = useOwnPlace();
  const located = users?.filter(hasPosition) ?? [];
  const chosen = located.find(({ id }) => id === chosenId);
  const target = useTarget(chosen?.position ?? own);
  const symbols: MapSymbol[] = [
    ...located.map((user) =>
      userSymbol(user, { t, formats }, { chosen: user.id === chosenId, onSelect: () => onChoose(user) }),
    ),
    ...(own ? [{ id: 'own', position: own, label: t('admin.own'), sign: 'person', tone: 'red' } as const] : []),
  ];
  return (
    <Flex direction="column" gap="2" height="100%">
      <Flex gap="3" align="center" wrap="wrap">
        <Text tone="muted" textStyle="xs" flex="1">
          {users && t('admin.located', { count: located.length })}
        </Text>
        <Button size="sm" icon={<LocateFixed aria-hidden />} loading={locating} onClick={locate}>
          {t('admin.own')}
        </Button>
      </Flex>
      <MapView
        label={t('admin.map')}
        center={BRUSSELS}
        zoom={ZOOM}
        height="100%"
        symbols={symbols}
        captionsFrom={NAMES_FROM}
        clustersBelow={NAMES_FROM}
        clusterLabel={useCallback((count: number) => t('tracker.cluster', { count }), [t])}
        target={target}
      />
    </Flex>
  );
}

/** Target that moves the view to a place when it changes. */
function useTarget(place: AppPosition | undefined): MapTarget | undefined {
  const { latitude, longitude } = place ?? {};
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? undefined : { positions: [{ latitude, longitude }] }),
    [latitude, longitude],
  );
}

const hasPosition = (user: ConnectedUser): user is ConnectedUser & { readonly position: AppPosition } =>
  user.position !== undefined;

/** The user's own position, requested by a button. Without the permission it redirects to /denied (specification/shell.md#denied-page). */
function useOwnPlace(): readonly [AppPosition | undefined, () => void, boolean] {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const [own, setOwn] = useState<AppPosition>();
  const [locating, setLocating] = useState(false);
  const locate = () => {
    setLocating(true);
    void ownLocation().then((located) => {
      setLocating(false);
      if (located.position) return setOwn(located.position);
      if (located.problem === 'failed') return void toast.error(t('admin.own.failed'));
      return void navigate(NO_LOCATION_ADDRESS);
    });
  };
  return [own, locate, locating];
}

interface SymbolUse {
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

/** The symbol of a connected user: a car for drivers, a headset for staff; grey and a diamond when inactive. */
const userSymbol = (
  user: ConnectedUser & { readonly position: AppPosition },
  context: FormattingContext,
  { chosen, onSelect }: SymbolUse,
): MapSymbol => ({
  id: `user ${String(user.id)}`,
  position: user.position,
  label: `${user.name} · ${userStateText(user, context)}`,
  caption: user.name,
  sign: user.role === 'driver' ? 'car' : 'headset',
  tone: !user.active ? 'grey' : user.role === 'driver' ? 'blue' : 'brown',
  shape: !user.active ? 'diamond' : user.role === 'driver' ? 'circle' : 'square',
  chosen,
  onSelect,
});
