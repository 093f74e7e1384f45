import { belgianDate, type DocumentLanguage, phoneText } from '@navette/shared/domain';
import type { ShownTrip } from '../../messages/public.ts';
import type { MapSettings } from '../../ports/map/map-settings.ts';
import { escaped, inAllLanguages, lightPage } from '../light-page.ts';
import { tripMap } from './trip-map.ts';

const WORDS = {
  fr: {
    title: 'Votre trajet',
    planned: 'Prise en charge prévue',
    toPickUp: 'Votre chauffeur est en route',
    onBoard: 'Passager à bord',
    ended: 'Ce trajet est terminé.',
    canceled: 'Ce trajet est annulé.',
    unknown: 'Ce lien n’est pas valable.',
    busy: 'Trop de demandes. Réessayez dans une minute.',
    day: 'Jour',
    time: 'Heure de prise en charge',
    expected: 'Arrivée prévue',
    driver: 'Chauffeur',
    car: 'Voiture',
    later: 'Le chauffeur et la voiture s’affichent le jour du trajet.',
    map: 'Carte : position du chauffeur et prochain arrêt',
    call: 'Appeler',
    stop: 'Ne plus recevoir de messages',
    stopped: 'Vous ne recevrez plus de messages.',
    failed: 'Mise à jour impossible. Nouvel essai dans un instant.',
  },
  nl: {
    title: 'Uw rit',
    planned: 'Gepland ophaaluur',
    toPickUp: 'Uw chauffeur is onderweg',
    onBoard: 'Passagier aan boord',
    ended: 'Deze rit is afgelopen.',
    canceled: 'Deze rit is geannuleerd.',
    unknown: 'Deze link is niet geldig.',
    busy: 'Te veel aanvragen. Probeer het over een minuut opnieuw.',
    day: 'Dag',
    time: 'Ophaaluur',
    expected: 'Verwachte aankomst',
    driver: 'Chauffeur',
    car: 'Wagen',
    later: 'De chauffeur en de wagen verschijnen op de dag van de rit.',
    map: 'Kaart: positie van de chauffeur en volgende stop',
    call: 'Bellen',
    stop: 'Geen berichten meer ontvangen',
    stopped: 'U ontvangt geen berichten meer.',
    failed: 'Bijwerken lukt niet. Zo dadelijk een nieuwe poging.',
  },
  en: {
    title: 'Your trip',
    planned: 'Planned pick-up',
    toPickUp: 'Your driver is on the way',
    onBoard: 'Passenger on board',
    ended: 'This trip is over.',
    canceled: 'This trip is cancelled.',
    unknown: 'This link is not valid.',
    busy: 'Too many requests. Try again in a minute.',
    day: 'Day',
    time: 'Pick-up time',
    expected: 'Expected arrival',
    driver: 'Driver',
    car: 'Car',
    later: 'Driver and car appear on the day of the trip.',
    map: 'Map: position of the driver and next stop',
    call: 'Call',
    stop: 'Stop messages',
    stopped: 'You will get no more messages.',
    failed: 'Cannot update. Trying again in a moment.',
  },
} as const satisfies Record<DocumentLanguage, Readonly<Record<string, string>>>;

const line = (term: string, value: string | null): string =>
  value ? `<div><dt>${term}</dt><dd>${escaped(value)}</dd></div>` : '';

/** The page of a trip: light, so that it opens on an old phone with a poor network. */
export function tripHtml(
  trip: ShownTrip,
  { nonce, map }: { readonly nonce: string; readonly map: MapSettings | undefined },
): string {
  const { language, company, phone, step, date, time, driver, expected, places, mayStop } = trip;
  const words = WORDS[language];
  const isOver = step === 'ended' || step === 'canceled';
  const facts = `<dl>${line(words.day, belgianDate(date))}${line(words.time, time)}${line(words.expected, expected)}${line(words.driver, driver?.name ?? null)}${line(words.car, driver?.car ?? null)}</dl>`;
  const content = isOver
    ? ''
    : `${places ? `${tripMap(places, map, words.map)}${map ? `<p class="small">${escaped(map.attribution)}</p>` : ''}` : ''}
${facts}${driver ? '' : `<p class="small">${words.later}</p>`}`;
  const call = phone
    ? `<p><a class="call" href="tel:${escaped(phone)}">${words.call} ${escaped(company)}<br>${escaped(phoneText(phone))}</a></p>`
    : '';
  return lightPage({
    ...PAGE,
    language,
    nonce,
    title: `${words.title} – ${company}`,
    body: `<main data-failed="${words.failed}"${isOver ? ' data-over' : ''}><p class="company">${escaped(company)}</p><h1 role="status">${words[step]}</h1>${content}${call}</main>
${isOver || !mayStop ? '' : `<p class="foot"><button type="button" id="stop" hidden data-done="${words.stopped}">${words.stop}</button></p>`}`,
  });
}

/** A page without a trip, in the three languages: nobody knows whose link it was. */
export const tripRefusal = (reason: 'unknown' | 'busy', nonce: string): string =>
  lightPage({
    ...PAGE,
    language: 'fr',
    nonce,
    title: 'Navette',
    body: `<main data-over>${inAllLanguages((language) => WORDS[language][reason])}</main>`,
  });

const STYLE = `
:root { --land: #e9e5e1; }
@media (prefers-color-scheme: dark) { :root { --land: #332d2a; } }
main { max-width: 480px; }
.company { color: var(--mute); }
h1 { margin: 4px 0 16px; font-size: 26px; line-height: 1.2; overflow-wrap: anywhere; }
dl { margin: 0; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 10px 0; border-top: 1px solid var(--line); }
dt { color: var(--mute); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.small { margin: 4px 0 12px; }
.call { display: block; margin-top: 12px; padding: 12px; border: 2px solid var(--brand); border-radius: 8px; color: var(--brand); font-weight: 600; text-align: center; text-decoration: none; }
.foot { max-width: 480px; margin: 16px auto; text-align: center; }
button { padding: 8px 12px; border: 0; background: none; color: var(--mute); font: inherit; font-size: 15px; text-decoration: underline; cursor: pointer; }
.map { display: block; width: 100%; border-radius: 8px; background: var(--land); }
.line { fill: none; stroke: #8b1a20; stroke-width: 3; stroke-dasharray: 6 6; }
.stop { fill: #fff; stroke: #241f1e; stroke-width: 4; }
.dot { fill: #241f1e; }
.driver { fill: #8b1a20; stroke: #fff; stroke-width: 3; }
.car { fill: #fff; }
`;

/** Asks for the page again while it is looked at, and replaces what changed; a failure is said, and tried again. */
export const TRIP_SCRIPT = `
const EVERY = 20000;
const main = () => document.querySelector('main');
let timer;
async function look() {
  clearTimeout(timer);
  if (document.hidden || 'over' in main().dataset) return;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.status >= 500 || answer.status === 429) throw new Error();
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    if (!next) throw new Error();
    if (next.outerHTML !== main().outerHTML) main().replaceWith(document.adoptNode(next));
  } catch {
    if (!document.getElementById('failed')) {
      const note = document.createElement('p');
      note.id = 'failed';
      note.className = 'small';
      note.setAttribute('role', 'alert');
      note.textContent = main().dataset.failed;
      main().append(note);
    }
  }
  timer = setTimeout(look, EVERY);
}
document.addEventListener('visibilitychange', look);
timer = setTimeout(look, EVERY);
const stop = document.getElementById('stop');
if (stop) {
  stop.hidden = false;
  stop.addEventListener('click', async () => {
    stop.disabled = true;
    const answer = await fetch(location.pathname + '/stop', { method: 'POST' }).catch(() => undefined);
    if (answer && answer.ok) stop.parentElement.textContent = stop.dataset.done;
    else stop.disabled = false;
  });
}
`;

const PAGE = { style: STYLE, script: '/t/page.js' } as const;
