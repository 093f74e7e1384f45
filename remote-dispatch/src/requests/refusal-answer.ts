import type { ClockTime, DocumentLanguage, IsoDate, RefusalReason } from '@navette/shared/domain';

type Texts = Readonly<Record<DocumentLanguage, string>>;

/** Reasons as the end of a sentence; a reason that is none has the words of who refuses. */
const REASONS: Readonly<Record<Exclude<RefusalReason, 'other'>, Texts>> = {
  noDriver: {
    fr: 'aucun de nos chauffeurs n’est libre à ce moment',
    nl: 'geen van onze chauffeurs is dan vrij',
    en: 'none of our drivers is free at that time',
  },
  noVehicle: {
    fr: 'nous n’avons pas de véhicule adapté',
    nl: 'wij hebben geen aangepaste wagen',
    en: 'we have no suitable car',
  },
  tooLate: {
    fr: 'votre demande nous est parvenue trop tard',
    nl: 'uw aanvraag kwam te laat bij ons aan',
    en: 'your request reached us too late',
  },
  outOfArea: {
    fr: 'ce trajet est en dehors de notre région',
    nl: 'deze rit valt buiten ons gebied',
    en: 'this trip is outside our area',
  },
  outsideHours: {
    fr: 'nous ne roulons pas à cette heure',
    nl: 'wij rijden niet op dat uur',
    en: 'we do not drive at that time',
  },
  notOurs: {
    fr: 'nous n’assurons pas ce type de transport',
    nl: 'wij verzorgen dit soort vervoer niet',
    en: 'we do not provide this kind of transport',
  },
  notNeeded: {
    fr: 'le trajet n’est plus nécessaire ou est déjà réservé',
    nl: 'de rit is niet meer nodig of is al geboekt',
    en: 'the trip is no longer needed or is booked already',
  },
};

const ANSWER: Texts = {
  fr: 'Bonjour,\n\nNous vous remercions de votre demande de trajet du {date} à {time}. Nous ne pouvons pas l’accepter : {reason}.\n\nBien à vous,',
  nl: 'Beste,\n\nDank u voor uw aanvraag van een rit op {date} om {time}. Wij kunnen ze niet aanvaarden: {reason}.\n\nMet vriendelijke groeten,',
  en: 'Hello,\n\nThank you for your request for a trip on {date} at {time}. We cannot accept it: {reason}.\n\nKind regards,',
};

/** A refused request. */
interface Refused {
  readonly reason: RefusalReason;
  /** Words of who refuses; they follow the reason. */
  readonly note: string;
  readonly date: IsoDate;
  readonly time: ClockTime;
}

/** Proposed answer to who requested a trip that is refused, in a language. It names no patient: a mail is no safe place. */
export function refusalAnswer({ reason, note, date, time }: Refused, language: DocumentLanguage): string {
  const words = [
    ...(reason === 'other' ? [] : [REASONS[reason][language]]),
    ...(note.trim() === '' ? [] : [note.trim()]),
  ];
  return ANSWER[language]
    .replace('{date}', date.split('-').toReversed().join('/'))
    .replace('{time}', time)
    .replace('{reason}', () => words.join(', ').replace(/\.$/u, ''));
}

/** Frequent words that the other two languages do not have. */
const WORDS: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  fr: ['le', 'la', 'les', 'des', 'du', 'est', 'pour', 'nous', 'vous', 'une', 'et', 'bonjour', 'merci', 'à', 'avec'],
  nl: ['de', 'het', 'een', 'van', 'voor', 'wij', 'jullie', 'en', 'is', 'met', 'op', 'beste', 'dank', 'naar', 'kunnen'],
  en: ['the', 'of', 'for', 'we', 'you', 'and', 'to', 'with', 'please', 'hello', 'thank', 'from', 'can', 'at', 'need'],
};

/** Language of a text by its frequent words; undefined where none prevails. */
export function languageOfText(text: string): DocumentLanguage | undefined {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = (['fr', 'nl', 'en'] as const)
    .map((language) => ({ language, count: found.filter((word) => WORDS[language].includes(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  return first && first.count > (second?.count ?? 0) ? first.language : undefined;
}
