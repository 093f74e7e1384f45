/** Purpose of a destination: it decides which trips go there. */
export type DestinationKind =
  | 'hospital'
  | 'dialysis'
  | 'radiotherapy'
  | 'chemotherapy'
  | 'rehabilitation'
  | 'consultation'
  | 'care'
  | 'shop'
  | 'other';

/** A real place clients are driven to. */
export interface DemoDestination {
  readonly name: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly tel: string | null;
  readonly kind: DestinationKind;
}

// name | street and number | postal code and locality | lat lon | departments (D dialysis, R radiotherapy, O oncology
// day hospital, K rehabilitation, C consultations) | phone. Public facts: names, addresses, main numbers.
const hospitals = `
Cliniques universitaires Saint-Luc|avenue Hippocrate 10|1200 Woluwe-Saint-Lambert|50.8530 4.4525|DROKC|+3227641111
Hôpital Erasme|route de Lennik 808|1070 Anderlecht|50.8135 4.2665|DOKC|+3225553111
Institut Jules Bordet|rue Meylemeersch 90|1070 Anderlecht|50.8121 4.2688|ROC|+3225413111
UZ Brussel|Laarbeeklaan 101|1090 Jette|50.8873 4.3087|DROKC|+3224774111
CHU Brugmann – site Victor Horta|place Arthur Van Gehuchten 4|1020 Laeken|50.8890 4.3310|DOKC|+3224772111
CHU Brugmann – site Paul Brien|rue du Foyer Schaerbeekois 36|1030 Schaerbeek|50.8722 4.3842|C|
CHU Brugmann – site Reine Astrid|rue Bruyn 200|1120 Neder-Over-Heembeek|50.9040 4.3880|K|
Hôpital Universitaire des Enfants Reine Fabiola|avenue Jean-Joseph Crocq 15|1020 Laeken|50.8870 4.3300|DOC|+3224773311
CHU Saint-Pierre – site Porte de Hal|rue Haute 322|1000 Bruxelles|50.8350 4.3465|DOC|+3225353111
CHU Saint-Pierre – site César De Paepe|rue des Alexiens 11|1000 Bruxelles|50.8440 4.3495|KC|
Clinique Saint-Jean|boulevard du Jardin Botanique 32|1000 Bruxelles|50.8545 4.3600|DOC|+3222219111
Clinique Saint-Jean – site Méridien|rue du Méridien 100|1210 Saint-Josse-ten-Noode|50.8545 4.3690|C|
Cliniques de l'Europe – site Sainte-Élisabeth|avenue De Fré 206|1180 Uccle|50.8010 4.3590|DROC|
Cliniques de l'Europe – site Saint-Michel|rue de Linthout 150|1040 Etterbeek|50.8430 4.3970|OC|
CHIREC – Hôpital Delta|boulevard du Triomphe 201|1160 Auderghem|50.8165 4.4015|DROC|
CHIREC – Clinique Sainte-Anne Saint-Remi|boulevard Jules Graindor 66|1070 Anderlecht|50.8420 4.3170|DOC|
CHIREC – Clinique de la Basilique|rue Pangaert 37|1083 Ganshoren|50.8690 4.3140|C|
CHIREC – Edith Cavell|rue Général Lotz 37|1180 Uccle|50.8130 4.3570|C|
CHIREC – Hôpital de Braine-l'Alleud-Waterloo|rue Wayez 35|1420 Braine-l'Alleud|50.6840 4.3720|DOKC|
Hôpital Etterbeek-Ixelles (HIS)|rue Jean Paquot 63|1050 Ixelles|50.8250 4.3770|DOC|
Hôpital Joseph Bracops (HIS)|rue Docteur Huet 79|1070 Anderlecht|50.8320 4.3060|DKC|
Hôpital Molière Longchamp (HIS)|rue Marconi 142|1190 Forest|50.8170 4.3480|OC|
HIS – site Etterbeek Baron Lambert|rue Baron Lambert 38|1040 Etterbeek|50.8350 4.3960|K|
Hôpital Militaire Reine Astrid|rue Bruyn 1|1120 Neder-Over-Heembeek|50.9060 4.3890|KC|
Clinique Fond'Roy|avenue Jacques Pastur 49|1180 Uccle|50.7850 4.3680||
Clinique Sans Souci|avenue de l'Exposition 218|1090 Jette|50.8860 4.3160||
Clinique La Ramée|avenue de Boetendael 34|1180 Uccle|50.8050 4.3520||
Centre Hospitalier Jean Titeca|rue de la Luzerne 11|1030 Schaerbeek|50.8520 4.3940||
Silva Medical Scheutbos|rue de la Vieillesse Heureuse 1|1080 Molenbeek-Saint-Jean|50.8480 4.2970|K|
Silva Medical Bois de la Pierre|chaussée de Namur 201|1300 Wavre|50.7080 4.6330|K|
Centre Hospitalier Valida|avenue Josse Goffin 180|1082 Berchem-Sainte-Agathe|50.8620 4.2880|KC|
Revalidatieziekenhuis Inkendaal|Inkendaalstraat 1|1602 Vlezenbeek|50.7980 4.2200|KC|
Nationaal MS Centrum|Vanheylenstraat 16|1820 Melsbroek|50.9150 4.4800|K|
AZ Jan Portaels|Gendarmeriestraat 65|1800 Vilvoorde|50.9270 4.4230|DOC|
AZ Sint-Maria|Ziekenhuislaan 100|1500 Halle|50.7390 4.2450|DOC|
OLV Ziekenhuis Aalst|Moorselbaan 164|9300 Aalst|50.9450 4.0530|DRC|
OLV Ziekenhuis Asse|Bloklaan 5|1730 Asse|50.9120 4.2010|C|
OLV Ziekenhuis Ninove|Biezenstraat 2|9400 Ninove|50.8330 4.0280|C|
Algemeen Stedelijk Ziekenhuis Aalst|Merestraat 80|9300 Aalst|50.9350 4.0320|DC|
AZ Sint-Maarten|Liersesteenweg 435|2800 Mechelen|51.0420 4.4870|DOC|
Imeldaziekenhuis|Imeldalaan 9|2820 Bonheiden|51.0180 4.5370|DOC|
UZ Leuven Gasthuisberg|Herestraat 49|3000 Leuven|50.8800 4.6720|DROC|
Heilig Hartziekenhuis|Naamsestraat 105|3000 Leuven|50.8720 4.6980|C|
RZ Tienen|Kliniekstraat 45|3300 Tienen|50.8070 4.9400|DC|
AZ Diest|Statiestraat 65|3290 Diest|50.9870 5.0520|C|
UZ Gent|Corneel Heymanslaan 10|9000 Gent|51.0240 3.7260|RC|
AZ Sint-Lucas|Groenebriel 1|9000 Gent|51.0630 3.7220|C|
AZ Maria Middelares|Buitenring Sint-Denijs 30|9000 Gent|51.0180 3.7120|C|
UZA|Drie Eikenstraat 655|2650 Edegem|51.1550 4.4460|RC|
ZNA Middelheim|Lindendreef 1|2020 Antwerpen|51.1800 4.4190|C|
Clinique Saint-Pierre Ottignies|avenue Reine Fabiola 9|1340 Ottignies|50.6680 4.5770|DROKC|+3210437211
Centre Neurologique William Lennox|allée de Clerlande 6|1340 Ottignies|50.6560 4.5770|K|
HELORA – Hôpital de Nivelles|rue Samiette 1|1400 Nivelles|50.5990 4.3290|DOC|
HELORA – site de Tubize|avenue de Scandiano 8|1480 Tubize|50.6910 4.2040|KC|
HELORA – Hôpital de Jolimont|rue Ferrer 159|7100 Haine-Saint-Paul|50.4590 4.2230|RO|
CHU Tivoli|avenue Max Buset 34|7100 La Louvière|50.4880 4.1990|DC|
HELORA – Hôpital de Mons Kennedy|boulevard Kennedy 2|7000 Mons|50.4530 3.9640|DC|
Grand Hôpital de Charleroi – Les Viviers|rue du Campus des Viviers 1|6060 Gilly|50.4230 4.4800|DROC|
CHU de Charleroi – Hôpital Marie Curie|chaussée de Bruxelles 140|6042 Lodelinsart|50.4390 4.4390|ROC|
CHU de Charleroi – Hôpital André Vésale|rue de Gozée 706|6110 Montigny-le-Tilleul|50.3760 4.3870|KC|
Clinique Notre-Dame de Grâce|chaussée de Nivelles 212|6041 Gosselies|50.4730 4.4270|C|
CHRSM – site Meuse|avenue Albert Ier 185|5000 Namur|50.4660 4.8890|DC|
CHU UCL Namur – site Sainte-Élisabeth|place Louise Godin 15|5000 Namur|50.4640 4.8480|RO|
CHU UCL Namur – site Godinne|avenue Docteur Gaston Therasse 1|5530 Yvoir|50.3520 4.8860|DC|
Clinique Saint-Luc Bouge|rue Saint-Luc 8|5004 Bouge|50.4770 4.8880|C|
CHU de Liège – Sart Tilman|avenue de l'Hôpital 1|4000 Liège|50.5720 5.5660|RO|
CHR de la Citadelle|boulevard du Douzième de Ligne 1|4000 Liège|50.6520 5.5760|C|
Clinique CHC MontLégia|boulevard Patience et Beaujonc 2|4000 Liège|50.6500 5.5380|C|
CHwapi – site Union|avenue Delmée 9|7500 Tournai|50.6020 3.3950|C|
EpiCURA – site Ath|rue Maria Thomée 1|7800 Ath|50.6260 3.7790|C|
UPC KU Leuven – campus Kortenberg|Leuvensesteenweg 517|3070 Kortenberg|50.8900 4.5520||
Jessa Ziekenhuis – campus Virga Jesse|Stadsomvaart 11|3500 Hasselt|50.9290 5.3310|C|
AZ Sint-Jan Brugge|Ruddershove 10|8000 Brugge|51.2230 3.2070|C|
AZ Groeninge|President Kennedylaan 4|8500 Kortrijk|50.8020 3.2650|C|
AZ Delta|Deltalaan 1|8800 Roeselare|50.9260 3.1270|C|
`;

// name | street and number | postal code and locality | lat lon | kind
const others = `
Résidence Les Ursulines|rue des Ursulines 6|1000 Bruxelles|50.8420 4.3490|care
Home Heysel|rue du Heysel 3|1020 Laeken|50.8930 4.3460|care
Résidence Les Heures Douces|rue Van Aa 26|1050 Ixelles|50.8290 4.3740|care
Résidence La Cerisaie|avenue Britsiers 11|1030 Schaerbeek|50.8765 4.3865|care
Home Brugmann|rue Egide Van Ophem 28|1180 Uccle|50.7970 4.3230|care
Résidence Le Neckersgat|avenue Achille Reisdorff 36|1180 Uccle|50.7950 4.3270|care
Résidence Arcadia|avenue Joseph Baeck 20|1080 Molenbeek-Saint-Jean|50.8520 4.3140|care
Les Jardins de la Mémoire|route de Lennik 792|1070 Anderlecht|50.8155 4.2690|care
Résidence Roi Baudouin|clos des Chasseurs 2|1150 Woluwe-Saint-Pierre|50.8370 4.4560|care
Résidence Saint-Lambert|rue de la Charrette 27|1200 Woluwe-Saint-Lambert|50.8490 4.4310|care
Résidence Parc Palace|avenue du Lycée Français 2|1180 Uccle|50.7890 4.3510|care
La Braise – centre de jour|rue de Neufchâtel 19|1060 Saint-Gilles|50.8240 4.3500|care
Ligue Braille|rue d'Angleterre 57|1060 Saint-Gilles|50.8340 4.3400|care
City 2|rue Neuve 123|1000 Bruxelles|50.8550 4.3580|shop
Westland Shopping|boulevard Sylvain Dupuis 433|1070 Anderlecht|50.8400 4.2880|shop
Woluwe Shopping|rue Saint-Lambert 200|1200 Woluwe-Saint-Lambert|50.8440 4.4400|shop
Basilix Shopping|avenue Charles-Quint 420|1082 Berchem-Sainte-Agathe|50.8720 4.2900|shop
Docks Bruxsel|boulevard Lambermont 1|1000 Bruxelles|50.8790 4.3720|shop
Gare de Bruxelles-Midi|avenue Fonsny 47|1060 Saint-Gilles|50.8360 4.3360|other
Gare de Bruxelles-Central|carrefour de l'Europe 2|1000 Bruxelles|50.8455 4.3570|other
Gare de Bruxelles-Nord|rue du Progrès 76|1030 Schaerbeek|50.8605 4.3610|other
Brussels Airport|Leopoldlaan 1|1930 Zaventem|50.8970 4.4840|other
Hôtel de Ville de Bruxelles|Grand-Place 1|1000 Bruxelles|50.8467 4.3525|other
Direction générale Personnes handicapées|boulevard du Jardin Botanique 50|1000 Bruxelles|50.8550 4.3610|other
Maison communale d'Anderlecht|place du Conseil 1|1070 Anderlecht|50.8390 4.3300|other
Maison communale de Schaerbeek|place Colignon 1|1030 Schaerbeek|50.8675 4.3735|other
`;

const DEPARTMENTS: Readonly<Record<string, readonly [DestinationKind, fr: string, nl: string]>> = {
  D: ['dialysis', 'Dialyse', 'Dialyse'],
  R: ['radiotherapy', 'Radiothérapie', 'Radiotherapie'],
  O: ['chemotherapy', 'Hôpital de jour oncologique', 'Oncologisch dagziekenhuis'],
  K: ['rehabilitation', 'Revalidation', 'Revalidatie'],
  C: ['consultation', 'Consultations', 'Raadplegingen'],
};

const KINDS: Readonly<Record<string, DestinationKind>> = { care: 'care', shop: 'shop', other: 'other' };

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

function read([name = '', streetAndNumber = '', place = '', position = '', , tel = '']: string[]): Omit<
  DemoDestination,
  'kind'
> {
  const [, street = '', number = ''] = /^(.*) (\S+)$/u.exec(streetAndNumber) ?? [];
  const [latitude, longitude] = position.split(' ').map(Number);
  return {
    name,
    street,
    number,
    zip: place.slice(0, 4),
    city: place.slice(5),
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    tel: tel || null,
  };
}

function withDepartments(line: string[]): DemoDestination[] {
  const hospital = read(line);
  const dutch = /^(?:UZ|AZ|OLV|RZ|ZNA|UPC|Alg|Imelda|Heilig|Jessa|Reval|Nat)/u.test(hospital.name);
  const departments = (line[4] ?? '').split('').flatMap((letter) => {
    const [kind, fr, nl] = DEPARTMENTS[letter] ?? [];
    return kind ? [{ ...hospital, name: `${hospital.name} – ${dutch ? nl : fr}`, kind }] : [];
  });
  return [{ ...hospital, kind: 'hospital' }, ...departments];
}

/** Hospitals of Brussels and around with their departments, care homes, shopping centres and other places. */
export const demoDestinations: readonly DemoDestination[] = [
  ...lines(hospitals).flatMap(withDepartments),
  ...lines(others).map((line) => ({ ...read(line), kind: KINDS[line[4] ?? ''] ?? 'other' })),
];
