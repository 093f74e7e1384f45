import { productionRules } from '@navette/firebase-fake';
import { describeLiveStore } from '../live-store.contract.ts';
import { startFirebase, USER } from './firebase-stage.ts';

async function openStage() {
  const firebase = await startFirebase();
  const [store, other] = await Promise.all([firebase.open(), firebase.open()]);
  let count = 0;
  const key = () => `-N${String((count += 1)).padStart(6, '0')}`;
  const kept = async (path: string, value: object) => {
    const own = key();
    await firebase.seed(`${path}/${own}`, value);
    return own;
  };
  return {
    store,
    other,
    userId: USER,
    colleagueId: 2,
    demand: (demand: object) => kept('bookings/demands', demand),
    ticket: (ticket: object) => kept('tickets', ticket),
    location: async ({ key: driver, ...location }: { readonly key: string }) =>
      firebase.seed(`locations/${driver}`, location),
    fail: () => void firebase.setRules({ '.read': false, '.write': false }),
    recover: () => void firebase.setRules(productionRules()),
    cut: () => firebase.gate.cut(),
    reconnect: () => firebase.gate.restore(),
    close: async () => {
      store.close();
      other.close();
      await firebase.close();
    },
  };
}

describeLiveStore('Firebase', openStage);
