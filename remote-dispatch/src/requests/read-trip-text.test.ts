import { describe, expect, it } from 'vitest';
import { Motive } from '@navette/shared/domain';
import { readTripText, type ReadText } from './read-trip-text.ts';

/** Wednesday. */
const SENT = '2026-05-06';

interface Example {
  readonly mail: string;
  readonly reads: Partial<ReadText>;
}

const trip = (date: string, time: string | null = null, returnTime: string | null = null) => ({
  date,
  time,
  returnTime,
});

const EXAMPLES: Readonly<Record<string, Example>> = {
  'a habit from Monday to Friday, in French and Dutch': {
    mail: `25 séances, du lundi au vendredi à 9h40
maandag tot en met vrijdag om 9u40`,
    reads: { trips: [] },
  },
  'the cells of a form side by side, in French': {
    mail: `Demande de transport
Nom : Claes Prénom : Marie
Né(e) le : 03/04/1948 Téléphone : 0470 12 34 56
Date : 12/05/2026 Heure : 14h30`,
    reads: { trips: [trip('2026-05-12', '14:30')], names: ['Claes Marie'], birthday: '1948-04-03' },
  },
  'a consultation tomorrow, in French': {
    mail: `Transport demain
Bonjour,
Pourriez-vous prendre Mme Claes Marie demain à 14h30 pour une consultation à la Clinique Saint-Jean ? Elle est née le 03/04/1948.
Elle se déplace en chaise roulante. Retour sur appel.
Merci, Ann (02 111 22 33)`,
    reads: {
      trips: [trip('2026-05-07', '14:30')],
      names: ['Claes Marie'],
      birthday: '1948-04-03',
      places: ['Clinique Saint-Jean'],
      motive: Motive.consultation,
      mobility: 'wheelchair',
      willCall: true,
    },
  },
  'a date with its weekday and a return at a time': {
    mail: 'Monsieur Van den Bossche doit être à l’Hôpital Erasme le mardi 12 mai à 9 h. Retour à 11h15.',
    reads: {
      trips: [trip('2026-05-12', '09:00', '11:15')],
      names: ['Van den Bossche'],
      places: ['Hôpital Erasme'],
      willCall: false,
    },
  },
  'three days at the same hour': {
    mail: 'Dialyse pour Madame Peeters les 12, 14 et 16 mai à 7h30.',
    reads: {
      trips: [trip('2026-05-12', '07:30'), trip('2026-05-14', '07:30'), trip('2026-05-16', '07:30')],
      names: ['Peeters'],
      motive: Motive.dialysis,
    },
  },
  'two trips with their own hours': {
    mail: 'Chimio le 11/05 à 8h et le 18/05 à 10h pour M. Dupont.',
    reads: {
      trips: [trip('2026-05-11', '08:00'), trip('2026-05-18', '10:00')],
      names: ['Dupont'],
      motive: Motive.chemotherapy,
    },
  },
  'labels, one a line': {
    mail: `Nom : Lambert
Prénom : Zoé
Date : 20/05/2026
Heure : 13:45
Départ : rue Haute 12, 1000 Bruxelles
Destination : CHU Brugmann`,
    reads: {
      trips: [trip('2026-05-20', '13:45')],
      names: ['Lambert Zoé'],
      address: 'rue Haute 12, 1000 Bruxelles',
      places: ['CHU Brugmann'],
    },
  },
  'next Tuesday, in Dutch': {
    mail: `Goede morgen,
Mevrouw Janssens moet volgende dinsdag om 14u30 op raadpleging in UZ Brussel zijn. Zij zit in een rolstoel. Ze belt zelf wanneer ze klaar is.`,
    reads: {
      trips: [trip('2026-05-12', '14:30')],
      names: ['Janssens'],
      places: ['UZ Brussel zijn'],
      motive: Motive.consultation,
      mobility: 'wheelchair',
      willCall: true,
    },
  },
  'a Dutch Friday of next week, the other one is too near': {
    mail: 'Kan u dhr. De Smet volgende vrijdag om 9.15 uur ophalen?',
    reads: { trips: [trip('2026-05-15', '09:15')], names: ['De Smet'] },
  },
  'tomorrow in Dutch, beside a greeting': {
    mail: 'Goedemorgen, graag een rit morgen om 10 uur voor patiënte El Amrani, terug om 12u.',
    reads: { trips: [trip('2026-05-07', '10:00', '12:00')], names: ['El Amrani'] },
  },
  'discharge in Dutch with a month in letters': {
    mail: 'Ontslag van de heer Vermeulen op donderdag 14 mei 2026 rond 11 u, naar huis.',
    reads: { trips: [trip('2026-05-14', '11:00')], names: ['Vermeulen'], motive: Motive.hospitalisation },
  },
  'next Friday in English, half past two': {
    mail: 'Mrs Taylor needs a ride next Friday at 2.30 pm to the Hospital Saint Luke, on foot. She calls when ready.',
    reads: {
      trips: [trip('2026-05-15', '14:30')],
      names: ['Taylor'],
      mobility: 'foot',
      willCall: true,
    },
  },
  'an English date with the month first, and its return': {
    mail: 'Physiotherapy for Mr O’Brien on Monday, May 11th at 10:00, return at 11:30.',
    reads: { trips: [trip('2026-05-11', '10:00', '11:30')], names: ['O’Brien'], motive: Motive.kinetherapy },
  },
  'the day after tomorrow': {
    mail: 'Après-demain à 8 heures, radiothérapie.',
    reads: { trips: [trip('2026-05-08', '08:00')], motive: Motive.radiotherapy },
  },
  'a day without its year that is over this year': {
    mail: 'Contrôle le 12 février à 9h',
    reads: { trips: [trip('2027-02-12', '09:00')] },
  },
};

const NOTHING: ReadText = {
  trips: [],
  names: [],
  birthday: null,
  places: [],
  address: null,
  motive: null,
  mobility: null,
  willCall: false,
};

describe('what is read in a mail', () => {
  it.each(Object.entries(EXAMPLES))('%s', (_name, { mail, reads }) => {
    expect(readTripText(mail, SENT)).toMatchObject(reads);
  });

  it.each([
    ['a weekday that is not that of the date', 'Rendez-vous le mardi 13 mai à 9h'],
    ['a day that does not exist', 'Le 31/02/2026 ou le 30 février'],
    ['a past date', 'Le 12/03/2025 tout s’est bien passé'],
    ['amounts, phones and numbers of rooms', 'Facture de 14.30 euros, chambre 512, tél. 02 514 12 12, 2 x 15 €'],
    ['a duration', 'Le trajet dure 2 h, gedurende 3 uur, for 2 hours'],
    ['a habit', 'Elke maandag, chaque mardi, every Friday'],
    ['a greeting', 'Goede morgen, bedankt!'],
    ['a quoted mail', '> Demain à 14h30 pour Mme Claes'],
  ])('nothing in %s', (_name, mail) => {
    expect(readTripText(mail, SENT)).toEqual({ ...NOTHING, places: expect.any(Array) });
  });

  it('no motive and no mobility where two are named', () => {
    const { motive, mobility } = readTripText('Dialyse ou consultation, en fauteuil roulant ou sur civière', SENT);
    expect({ motive, mobility }).toEqual({ motive: null, mobility: null });
  });
});
