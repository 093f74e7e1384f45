/** Remarks of dispatchers on a booking, in French and Dutch as they write them. */
export const officeComments: readonly string[] = [
  'Appeler le service avant de monter, 4e étage',
  'Retour à confirmer par téléphone',
  'Le fils accompagne, prévoir deux places',
  'Attention: rendez-vous déplacé une fois déjà',
  'Patient à jeun, ne pas faire attendre',
  'Prévenir la famille si plus de 10 minutes de retard',
  'Facture à envoyer à la maison de repos',
  'Belt zelf af als de behandeling langer duurt',
  'Terugrit doorgeven aan het secretariaat',
  'Dochter gaat mee naar de raadpleging',
  'Afspraak kan uitlopen, chauffeur verwittigen',
  'Graag tien minuten vroeger aanwezig',
];

/** Information about a trip for its driver. */
export const driverInfos: readonly string[] = [
  'Chaise roulante pliable',
  'Sonner deux fois, la patiente entend mal',
  'Se présenter à l’entrée B, route 412',
  'Monter chercher au 3e étage, pas d’ascenseur',
  'Déambulateur dans le coffre',
  'Entrée par la cour, code 1470',
  'Oxygène portable',
  'Rolstoel in de gang',
  'Bel bij de buren als niemand opendoet',
  'Afzetten aan spoedingang, route 900',
  'Patiënt stapt moeilijk, arm geven',
  'Parkeren op de laad- en loszone',
];

/** Information about a client for drivers. */
export const clientInfos: readonly string[] = [
  'Marche difficilement, canne',
  'Chaise roulante',
  'Malentendante, parler fort',
  'Ascenseur en panne depuis mars',
  'Préfère le siège avant',
  'Sonnette au nom de la fille',
  'Spreekt alleen Nederlands',
  'Rolstoel, helling aan de achterdeur',
  'Parle arabe, le petit-fils traduit par téléphone',
  'Malvoyant, accompagner jusqu’au guichet',
];

/** History of a client, for the office. */
export const clientHistories: readonly string[] = [
  'Deux trajets non honorés l’an dernier, rappeler la veille.',
  'Dossier repris de l’ancienne gestion.',
  'Paiement par domiciliation refusé, facture papier.',
  'Verhuisd in het voorjaar, nieuw adres bevestigd.',
  'Famille contactée pour l’adresse de facturation.',
];

/** Why a driver's settlement was rectified. */
export const creditReasons: readonly string[] = [
  'Trajet annulé sur place',
  'Erreur de parking',
  'Dubbele rit aangerekend',
  'Détour demandé par le service',
];

/** Daily reports of dispatchers. */
export const dailyReports: readonly string[] = [
  'Matinée chargée: trois retours de dialyse avancés, tout est passé.',
  'Panne du véhicule 7 à 11 h, deux trajets repris par des collègues.',
  'Le service de radiothérapie a du retard, 40 minutes en moyenne.',
  'Grève des transports annoncée vendredi: prévoir plus de chauffeurs.',
  'Deux nouveaux chauffeurs ont fait leur première journée, rien à signaler.',
  'Rustige dag, alle ritten op tijd.',
  'Wachttijden aan de dialyse opnieuw lang, gebeld met de dienst.',
  'Werken op de ring: ritten naar Jette tien minuten vroeger gepland.',
  'Un client s’est plaint du retard de lundi, excuses présentées.',
  'Nouveau protocole d’entrée à l’hôpital, badge demandé aux chauffeurs.',
];

/** Cars drivers drive. */
export const carModels: readonly string[] = [
  'Dacia Lodgy',
  'Citroën Berlingo',
  'Renault Kangoo',
  'Peugeot Rifter',
  'Opel Combo',
  'Volkswagen Caddy',
  'Toyota Proace City',
  'Ford Tourneo Connect',
  'Skoda Octavia',
  'Toyota Corolla',
];

/** Zones drivers work in. */
export const zones: readonly string[] = [
  'Bruxelles centre',
  'Nord: Schaerbeek, Evere, Haren',
  'Ouest: Anderlecht, Molenbeek, Dilbeek',
  'Sud: Uccle, Forest, Rhode',
  'Est: Woluwe, Auderghem, Tervuren',
  'Noordrand: Vilvoorde, Zaventem',
  'Brabant wallon',
  'Pajottenland: Halle, Leeuw',
];
