/** A mail of the demo. Days count back from today. */
export interface DemoMail {
  readonly daysAgo: number;
  readonly time: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly unread?: boolean;
  /** A file that came with it: its name, and the lines of its page, in Latin 1. */
  readonly attachment?: { readonly name: string; readonly lines: readonly string[] };
}

const LONG =
  'Fwd: RE: RE: Planning des transports de dialyse du service de néphrologie pour les semaines à venir, y compris les jours fériés, avec les modifications demandées par les familles et par les infirmières du centre (version corrigée, annule et remplace la précédente)';

/** With a picture from elsewhere and a script, as letters of senders one does not know have them. */
const NEWSLETTER = `<html><head><title>Mobilité</title><style>body{background:#fee}</style><script>document.location='https://pub.navette.example/vol'</script></head>
<body><img src="https://pub.navette.example/bandeau.png" alt="Salon de la mobilité"><h2>Salon de la mobilité adaptée</h2>
<p>Bonjour,</p><p>Le salon ouvre ses portes à Bruxelles. <strong>Entrée gratuite</strong> pour les transporteurs agréés.</p>
<table><tr><th>Jour</th><th>Heures</th></tr><tr><td>Vendredi</td><td>10 h – 18 h</td></tr><tr><td>Samedi</td><td>10 h – 17 h</td></tr></table>
<p><a href="https://salon.navette.example/inscription">S’inscrire</a></p>
<img src="https://pub.navette.example/pixel.gif" width="1" height="1" onerror="alert(1)"></body></html>`;

/** The inbox of the demo, in the languages in which people write to the office. */
export const demoMails: readonly DemoMail[] = [
  {
    daysAgo: 0,
    time: '08:42',
    from: 'Hôpital de jour – Accueil <accueil@hopitaldejour.example>',
    subject: 'Retour plus tôt que prévu pour Mme Verhaegen',
    text: 'Bonjour,\n\nMadame Verhaegen a terminé son traitement plus tôt que prévu. Est-il possible d’avancer son retour à 11 h au lieu de 12 h 30 ? Elle attend à l’accueil, elle est en chaise roulante.\n\nMerci d’avance,\nNathalie, accueil de l’hôpital de jour\nTél. 02 555 01 20',
    unread: true,
  },
  {
    daysAgo: 0,
    time: '07:55',
    from: 'Planning Dialyse <planning@dialysecentrum.example>',
    subject: 'Wijziging dialyse volgende week',
    text: 'Beste,\n\nVolgende week wordt de middagshift van woensdag verplaatst naar 13.30 uur. Dat geldt voor al onze patiënten. Kunnen jullie de ritten aanpassen?\n\nMet vriendelijke groeten,\nEls Maes\nPlanning dialysecentrum',
    unread: true,
  },
  {
    daysAgo: 1,
    time: '16:20',
    from: 'Salon de la mobilité <info@salon.navette.example>',
    subject: 'Invitation : salon de la mobilité adaptée',
    text: '',
    html: NEWSLETTER,
    unread: true,
  },
  {
    daysAgo: 1,
    time: '14:05',
    from: 'Service de néphrologie <nephrologie@clinique-sud.example>',
    subject: LONG,
    text: 'Bonjour,\n\nVoici le planning corrigé. Les modifications sont marquées en jaune : deux patients passent du matin à l’après-midi, un autre commence le 1er du mois.\n\nBien à vous,\nLe secrétariat de néphrologie',
    attachment: {
      name: 'planning-dialyse-corrigé.pdf',
      lines: [
        'Planning des transports de dialyse - version corrigée',
        'Service de néphrologie',
        '',
        'Lundi, mercredi, vendredi : 7 h 30, 8 h 00, 12 h 30, 13 h 30',
        'Mardi, jeudi, samedi : 7 h 30, 12 h 30',
        '',
        "Deux patients passent du matin à l'après-midi à partir de lundi.",
        'Un patient commence le 1er du mois : lundi, mercredi, vendredi à 13 h 30.',
        'Les jours fériés, le centre ouvre à 8 h 00.',
      ],
    },
    unread: true,
  },
  {
    daysAgo: 1,
    time: '10:31',
    from: 'Luc Peeters <luc.peeters@famille.example>',
    subject: 'Certificat de mon père',
    text: 'Bonjour,\n\nVous trouverez en annexe le certificat médical de mon père pour ses trajets de radiothérapie. Dites-moi si l’original est nécessaire.\n\nCordialement,\nLuc Peeters',
    attachment: {
      name: 'certificat-peeters.pdf',
      lines: [
        'Certificat médical',
        '',
        'Le patient suit un traitement de radiothérapie : 25 séances,',
        'du lundi au vendredi à 9 h 40.',
        'Il ne peut pas prendre les transports en commun.',
        '',
        'Dr B. Lambert, Centre de radiothérapie',
      ],
    },
  },
  {
    daysAgo: 2,
    time: '15:48',
    from: 'Rusthuis De Linde – Onthaal <onthaal@delinde.example>',
    subject: 'Bedankt voor de goede zorgen',
    text: 'Beste collega’s,\n\nMevrouw Janssens was heel tevreden over haar chauffeur van gisteren. Hij heeft haar tot aan haar kamer begeleid. Wilt u hem dat doorgeven?\n\nVriendelijke groeten,\nHet onthaal van De Linde',
  },
  {
    daysAgo: 2,
    time: '09:12',
    from: 'Centre de radiothérapie <rdv@radiotherapie.example>',
    subject: 'Nouveau patient : 25 séances à partir de lundi',
    text: 'Bonjour,\n\nNous avons un nouveau patient pour 25 séances, du lundi au vendredi à 9 h 40. Il habite à Schaerbeek et marche avec une canne. Avez-vous encore de la place ?\n\nDr B. Lambert\nCentre de radiothérapie',
  },
  {
    daysAgo: 3,
    time: '11:26',
    from: 'Mutualité – Service transport <transport@mutualite.example>',
    subject: 'Demande de prise en charge 2.418',
    text: 'Madame, Monsieur,\n\nLa prise en charge demandée est accordée pour une durée de trois mois. Veuillez indiquer le numéro de dossier sur chaque facture.\n\nService transport de la mutualité',
    html: '<p>Madame, Monsieur,</p><p>La prise en charge demandée est <b>accordée</b> pour une durée de trois mois.</p><p>Veuillez indiquer le numéro de dossier sur chaque facture.</p><p>Service transport de la mutualité</p>',
  },
  {
    daysAgo: 4,
    time: '17:03',
    from: 'Parking de la clinique <parking@clinique-sud.example>',
    subject: 'Nouveaux tarifs du parking',
    text: 'Bonjour,\n\nÀ partir du mois prochain, la première demi-heure reste gratuite pour les transporteurs de patients. Le badge doit être présenté à la sortie.\n\nLa gestion du parking',
  },
];
