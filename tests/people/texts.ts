import type { Locale } from './sign-in.ts';

/** Texts by which journeys in each language find their elements. */
export interface Texts {
  readonly bookings: string;
  readonly newBooking: string;
  readonly insured: string;
  readonly noBookings: string;
  readonly save: string;
  readonly required: string;
  readonly keepEditing: string;
  readonly discard: string;
  readonly listFailed: string;
  readonly retry: string;
}

/** Texts on the screens, by language. */
export const TEXTS: Record<Locale, Texts> = {
  fr: {
    bookings: 'Réservations',
    newBooking: 'Nouvelle réservation',
    insured: 'Trajet à charge d’une mutuelle',
    noBookings: 'Aucune réservation sur cette période',
    save: 'Enregistrer',
    required: 'Ce champ est requis.',
    keepEditing: 'Continuer l’encodage',
    discard: 'Abandonner les modifications',
    listFailed: 'La liste n’a pas pu être chargée',
    retry: 'Réessayer',
  },
  nl: {
    bookings: 'Boekingen',
    newBooking: 'Nieuwe boeking',
    insured: 'Rit ten laste van een ziekenfonds',
    noBookings: 'Geen boekingen in deze periode',
    save: 'Opslaan',
    required: 'Dit veld is verplicht.',
    keepEditing: 'Verder invullen',
    discard: 'Wijzigingen niet bewaren',
    listFailed: 'De lijst kon niet worden geladen',
    retry: 'Opnieuw proberen',
  },
  en: {
    bookings: 'Bookings',
    newBooking: 'New booking',
    insured: 'Trip paid by an insurer',
    noBookings: 'No bookings in this period',
    save: 'Save',
    required: 'This field is required.',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
    listFailed: 'The list could not be loaded',
    retry: 'Retry',
  },
};
