/**
 * Belgian places that have a French and a Dutch name (`French/Dutch`). Names are facts, written down by ourselves; a place
 * that is not here has one name, in the language of where it lies.
 */
export const bilingualNames = `
Aerschot/Aarschot; Alost/Aalst; Anvers/Antwerpen; Arlon/Aarlen; Ath/Aat; Audenarde/Oudenaarde; Auderghem/Oudergem;
Bassenge/Bitsingen; Bastogne/Bastenaken; Beauvechain/Bevekom; Berchem-Sainte-Agathe/Sint-Agatha-Berchem;
Biévène/Bever; Bourg-Léopold/Leopoldsburg; Braine-l'Alleud/Eigenbrakel; Braine-le-Château/Kasteelbrakel;
Braine-le-Comte/'s-Gravenbrakel; Bruges/Brugge; Bruxelles/Brussel; Comines-Warneton/Komen-Waasten; Comines/Komen;
Courtrai/Kortrijk; Coxyde/Koksijde; Dixmude/Diksmuide; Ellezelles/Elzele; Enghien/Edingen;
Espierres-Helchin/Spiere-Helkijn; Flobecq/Vloesberg; Forest/Vorst; Fourons/Voeren; Furnes/Veurne; Gand/Gent;
Genappe/Genepiën; Grammont/Geraardsbergen; Grand-Bigard/Groot-Bijgaarden; Grez-Doiceau/Graven; Hal/Halle;
Hannut/Hannuit; Heyst-op-den-Berg/Heist-op-den-Berg; Huy/Hoei; Hélécine/Heilissem; Ittre/Itter; Ixelles/Elsene;
Jodoigne/Geldenaken; Jurbise/Jurbeke; La Calamine/Kelmis; La Hulpe/Terhulpen; La Panne/De Panne; Laeken/Laken;
Leeuw-Saint-Pierre/Sint-Pieters-Leeuw; Lessines/Lessen; Lierre/Lier; Limbourg/Limburg; Lincent/Lijsem; Liège/Luik;
Looz/Borgloon; Louvain/Leuven; Léau/Zoutleeuw; Maeseyck/Maaseik; Malines/Mechelen; Menin/Menen; Messines/Mesen;
Molenbeek-Saint-Jean/Sint-Jans-Molenbeek; Mons/Bergen; Montaigu-Zichem/Scherpenheuvel-Zichem; Mouscron/Moeskroen;
Namur/Namen; Nieuport/Nieuwpoort; Nivelles/Nijvel; Oreye/Oerle; Ostende/Oostende; Perwez/Perwijs;
Plombières/Blieberg; Rebecq/Roosbeek; Renaix/Ronse; Rhode-Saint-Genèse/Sint-Genesius-Rode; Roulers/Roeselare;
Saint-Gilles/Sint-Gillis; Saint-Josse-ten-Noode/Sint-Joost-ten-Node; Saint-Nicolas/Sint-Niklaas;
Saint-Trond/Sint-Truiden; Saint-Vith/Sankt Vith; Schaerbeek/Schaarbeek; Silly/Opzullik; Soignies/Zinnik;
Tamise/Temse; Termonde/Dendermonde; Tirlemont/Tienen; Tongres/Tongeren; Tournai/Doornik; Tourneppe/Dworp;
Tubize/Tubeke; Uccle/Ukkel; Vilvorde/Vilvoorde; Visé/Wezet; Waremme/Borgworm;
Watermael-Boitsfort/Watermaal-Bosvoorde; Wavre/Waver; Woluwe-Saint-Lambert/Sint-Lambrechts-Woluwe;
Woluwe-Saint-Pierre/Sint-Pieters-Woluwe; Woluwe-Saint-Étienne/Sint-Stevens-Woluwe; Ypres/Ieper
`;

/** Municipalities that GeoNames lacks: name, region, latitude, longitude, inhabitants. */
export const missingPlaces = [['Woluwe-Saint-Pierre', 'BRU', 50.8357, 4.4326, 42000]];
