import type { Locale } from './sign-in.ts';

/** The few words by which a journey in any language finds its way. */
export interface Texts {
  readonly bookings: string;
  readonly newBooking: string;
  readonly insured: string;
  readonly noBookings: string;
  readonly addClient: string;
  readonly newClient: string;
  readonly addMcode: string;
  readonly save: string;
  readonly required: string;
  readonly keepEditing: string;
  readonly discard: string;
  readonly listFailed: string;
  readonly retry: string;
  readonly rowActions: RegExp;
  readonly statusOf: RegExp;
  readonly settings: RegExp;
  readonly columns: string;
  readonly client: string;
  readonly notFound: string;
}

/** What stands on the screens in each language. */
export const TEXTS: Record<Locale, Texts> = {
  fr: {
    bookings: 'Réservations',
    newBooking: 'Nouvelle réservation',
    insured: 'Trajet à charge d’une mutuelle',
    noBookings: 'Aucune réservation sur cette période',
    addClient: 'Ajouter un client…',
    newClient: 'Nouveau client',
    addMcode: 'Ajouter un code M',
    save: 'Enregistrer',
    required: 'Ce champ est requis.',
    keepEditing: 'Continuer l’encodage',
    discard: 'Abandonner les modifications',
    listFailed: 'La liste n’a pas pu être chargée',
    retry: 'Réessayer',
    rowActions: /^Actions pour /,
    statusOf: /^Statut de /,
    settings: /^Préférences de /,
    columns: 'Colonnes et affichage',
    client: 'Client',
    notFound: 'Page introuvable',
  },
  nl: {
    bookings: 'Boekingen',
    newBooking: 'Nieuwe boeking',
    insured: 'Rit ten laste van een ziekenfonds',
    noBookings: 'Geen boekingen in deze periode',
    addClient: 'Klant toevoegen…',
    newClient: 'Nieuwe klant',
    addMcode: 'M-code toevoegen',
    save: 'Opslaan',
    required: 'Dit veld is verplicht.',
    keepEditing: 'Verder invullen',
    discard: 'Wijzigingen niet bewaren',
    listFailed: 'De lijst kon niet worden geladen',
    retry: 'Opnieuw proberen',
    rowActions: /^Acties voor /,
    statusOf: /^Status van /,
    settings: /^Voorkeuren van /,
    columns: 'Kolommen en weergave',
    client: 'Klant',
    notFound: 'Pagina niet gevonden',
  },
  en: {
    bookings: 'Bookings',
    newBooking: 'New booking',
    insured: 'Trip paid by an insurer',
    noBookings: 'No bookings in this period',
    addClient: 'Add a client…',
    newClient: 'New client',
    addMcode: 'Add M-code',
    save: 'Save',
    required: 'This field is required.',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
    listFailed: 'The list could not be loaded',
    retry: 'Retry',
    rowActions: /^Actions for /,
    statusOf: /^Status of /,
    settings: /^Preferences of /,
    columns: 'Columns and display',
    client: 'Client',
    notFound: 'Page not found',
  },
};
