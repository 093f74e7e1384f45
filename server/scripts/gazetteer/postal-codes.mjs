// Belgian postal codes and the localities they serve. Codes and names are facts that we collected ourselves; nothing here is taken from a database.
// One code may serve several localities, and one locality several codes. "fr/nl" where both languages have a name; "@lat,lon" where GeoNames has no
// place of that name.

/** Lines of `code name, name; code name…`, province by province. */
export const postalCodes = `
1000 Bruxelles/Brussel; 1020 Laeken/Laken@50.8800,4.3560; 1030 Schaerbeek/Schaarbeek; 1040 Etterbeek; 1050 Ixelles/Elsene;
1060 Saint-Gilles/Sint-Gillis; 1070 Anderlecht; 1080 Molenbeek-Saint-Jean/Sint-Jans-Molenbeek; 1081 Koekelberg;
1082 Berchem-Sainte-Agathe/Sint-Agatha-Berchem; 1083 Ganshoren; 1090 Jette; 1120 Neder-Over-Heembeek@50.8975,4.3905;
1130 Haren@50.8915,4.4190; 1140 Evere; 1150 Woluwe-Saint-Pierre/Sint-Pieters-Woluwe@50.8357,4.4326; 1160 Auderghem/Oudergem;
1170 Watermael-Boitsfort/Watermaal-Bosvoorde; 1180 Uccle/Ukkel; 1190 Forest/Vorst; 1200 Woluwe-Saint-Lambert/Sint-Lambrechts-Woluwe;
1210 Saint-Josse-ten-Noode/Sint-Joost-ten-Node;

1300 Wavre/Waver, Limal; 1301 Bierges; 1310 La Hulpe/Terhulpen; 1315 Incourt, Glimes, Opprebais, Piétrebais, Roux-Miroir;
1320 Beauvechain/Bevekom, Hamme-Mille, Nodebais, Tourinnes-la-Grosse; 1325 Chaumont-Gistoux, Bonlez, Corroy-le-Grand, Dion-le-Mont, Dion-le-Val, Longueville;
1330 Rixensart; 1331 Rosières; 1332 Genval; 1340 Ottignies, Ottignies-Louvain-la-Neuve@50.6656,4.5679; 1341 Céroux-Mousty; 1342 Limelette; 1348 Louvain-la-Neuve;
1350 Orp-le-Grand, Orp-Jauche@50.7020,4.9890, Jauche, Marilles, Noduwez, Énines, Folx-les-Caves, Jandrain; 1357 Linsmeau, Neerheylissem, Opheylissem, Hélécine@50.7390,4.9850;
1360 Perwez/Perwijs, Malèves-Sainte-Marie-Wastines, Orbais, Thorembais-Saint-Trond, Thorembais-les-Béguines;
1367 Ramillies, Autre-Église, Grand-Rosière-Hottomont, Huppaye, Mont-Saint-André;
1370 Jodoigne/Geldenaken, Dongelberg, Jodoigne-Souveraine, Lathuy, Mélin, Piétrain, Saint-Jean-Geest, Saint-Remy-Geest, Zétrud-Lumay;
1380 Lasne-Chapelle-Saint-Lambert, Lasne@50.6880,4.4830, Couture-Saint-Germain, Maransart, Ohain, Plancenoit; 1390 Grez-Doiceau/Graven, Archennes, Biez, Bossut-Gottechain, Nethen;
1400 Nivelles/Nijvel; 1401 Baulers@50.6170,4.3590; 1402 Thines; 1404 Bornival@50.6010,4.2660; 1410 Waterloo; 1420 Braine-l'Alleud/Eigenbrakel; 1421 Ophain-Bois-Seigneur-Isaac; 1428 Lillois-Witterzée;
1430 Rebecq-Rognon, Rebecq@50.6640,4.1340, Bierghes, Quenast; 1435 Mont-Saint-Guibert, Corbais, Hévillers; 1440 Braine-le-Château/Kasteelbrakel, Wauthier-Braine;
1450 Chastre, Cortil-Noirmont, Gentinnes, Saint-Géry; 1457 Walhain-Saint-Paul, Walhain@50.6170,4.6980, Nil-Saint-Vincent-Saint-Martin, Tourinnes-Saint-Lambert;
1460 Ittre/Itter, Virginal-Samme; 1461 Haut-Ittre; 1470 Genappe/Genepiën, Baisy-Thy, Bousval; 1471 Loupoigne; 1472 Vieux-Genappe; 1473 Glabais; 1474 Ways; 1476 Houtain-le-Val;
1480 Tubize/Tubeke, Clabecq, Oisquercq, Saintes; 1490 Court-Saint-Étienne; 1495 Villers-la-Ville, Marbais, Mellery, Sart-Dames-Avelines, Tilly;

1500 Hal/Halle; 1501 Buizingen; 1502 Lembeek; 1540 Herne, Herfelingen; 1541 Sint-Pieters-Kapelle; 1547 Biévène/Bever; 1560 Hoeilaart; 1570 Galmaarden, Tollembeek, Vollezele;
1600 Leeuw-Saint-Pierre/Sint-Pieters-Leeuw; 1601 Ruisbroek; 1602 Vlezenbeek; 1620 Drogenbos; 1630 Linkebeek; 1640 Rhode-Saint-Genèse/Sint-Genesius-Rode;
1650 Beersel; 1651 Lot; 1652 Alsemberg; 1653 Tourneppe/Dworp; 1654 Huizingen; 1670 Pepingen, Heikruis; 1674 Bellingen;
1700 Dilbeek, Sint-Martens-Bodegem, Sint-Ulriks-Kapelle; 1701 Itterbeek; 1702 Grand-Bigard/Groot-Bijgaarden; 1703 Schepdaal;
1730 Asse, Bekkerzeel, Kobbegem, Mollem; 1731 Zellik, Relegem; 1740 Ternat; 1741 Wambeek; 1742 Sint-Katherina-Lombeek; 1745 Opwijk, Mazenzele;
1750 Lennik, Sint-Kwintens-Lennik, Sint-Martens-Lennik; 1755 Gooik, Kester, Leerbeek, Oetingen; 1760 Pamel, Onze-Lieve-Vrouw-Lombeek, Strijtem, Roosdaal@50.8440,4.0790; 1761 Borchtlombeek;
1770 Liedekerke; 1780 Wemmel; 1785 Merchtem, Brussegem; 1790 Essene, Hekelgem, Teralfene, Affligem@50.9000,4.1100;
1800 Vilvorde/Vilvoorde, Peutie; 1820 Steenokkerzeel, Melsbroek, Perk; 1830 Machelen; 1831 Diegem; 1840 Londerzeel, Malderen, Steenhuffel;
1850 Grimbergen; 1851 Humbeek; 1852 Beigem; 1853 Strombeek-Bever; 1860 Meise; 1861 Wolvertem; 1880 Kapelle-op-den-Bos, Nieuwenrode, Ramsdonk; 1910 Kampenhout, Berg, Buken, Nederokkerzeel;
1930 Zaventem, Nossegem; 1932 Woluwe-Saint-Étienne/Sint-Stevens-Woluwe; 1933 Sterrebeek; 1950 Kraainem; 1970 Wezembeek-Oppem; 1980 Zemst, Eppegem; 1981 Hofstade; 1982 Elewijt, Weerde;
3000 Louvain/Leuven; 3001 Heverlee; 3010 Kessel-Lo; 3012 Wilsele; 3018 Wijgmaal@50.9270,4.7000; 3020 Herent, Veltem-Beisem, Winksele; 3040 Huldenberg, Loonbeek, Neerijse, Ottenburg, Sint-Agatha-Rode;
3050 Oud-Heverlee; 3051 Sint-Joris-Weert; 3052 Blanden; 3053 Haasrode; 3060 Bertem, Korbeek-Dijle; 3061 Leefdaal; 3070 Kortenberg; 3071 Erps-Kwerps; 3078 Everberg, Meerbeek;
3080 Tervuren, Duisburg, Vossem; 3090 Overijse; 3110 Rotselaar; 3111 Wezemaal; 3118 Werchter; 3120 Tremelo; 3128 Baal; 3130 Begijnendijk, Betekom; 3140 Keerbergen; 3150 Haacht, Tildonk, Wespelaar;
3190 Boortmeerbeek; 3191 Hever; 3200 Aarschot, Gelrode; 3201 Langdorp; 3202 Rillaar; 3210 Lubbeek, Linden; 3211 Binkom; 3212 Pellenberg; 3220 Holsbeek, Kortrijk-Dutsel, Sint-Pieters-Rode; 3221 Nieuwrode;
3270 Scherpenheuvel; 3271 Averbode, Zichem; 3272 Messelbroek, Testelt; 3290 Diest, Deurne, Schaffen, Webbekom; 3293 Kaggevinne; 3294 Molenstede;
3300 Tirlemont/Tienen, Bost, Goetsenhoven, Hakendover, Kumtich, Oorbeek, Oplinter, Sint-Margriete-Houtem, Vissenaken; 3320 Hoegaarden, Meldert; 3321 Outgaarden;
3350 Drieslinter, Neerlinter, Orsmaal-Gussenhoven, Overhespen, Wommersom; 3360 Bierbeek, Korbeek-Lo, Lovenjoel, Opvelp; 3370 Boutersem, Kerkom, Roosbeek, Vertrijk;
3380 Glabbeek, Bunsbeek; 3381 Kapellen; 3384 Attenrode; 3390 Tielt, Houwaart, Sint-Joris-Winge; 3391 Meensel-Kiezegem; 3400 Landen, Overwinden, Waasmont, Walsbets, Neerwinden; 3404 Attenhoven;
3440 Zoutleeuw, Budingen, Dormaal, Halle-Booienhoven, Helen-Bos; 3450 Geetbets, Grazen; 3454 Rummen; 3460 Bekkevoort, Assent; 3461 Molenbeek-Wersbeek; 3470 Kortenaken, Ransberg; 3471 Hoeleden; 3472 Kersbeek-Miskom; 3473 Waanrode;

2000 Anvers/Antwerpen; 2018 Anvers/Antwerpen@51.2050,4.4160; 2020 Anvers/Antwerpen@51.1890,4.3850; 2030 Anvers/Antwerpen@51.2500,4.3900; 2050 Anvers/Antwerpen@51.2290,4.3740; 2060 Anvers/Antwerpen@51.2290,4.4270;
2070 Zwijndrecht, Burcht; 2100 Deurne; 2110 Wijnegem; 2140 Borgerhout; 2150 Borsbeek; 2160 Wommelgem; 2170 Merksem; 2180 Ekeren; 2200 Herentals; 2220 Heist-op-den-Berg; 2230 Herselt; 2235 Hulshout; 2240 Zandhoven; 2250 Olen;
2260 Westerlo, Tongerlo; 2270 Herenthout; 2275 Lille; 2280 Grobbendonk; 2290 Vorselaar; 2300 Turnhout; 2310 Rijkevorsel; 2320 Hoogstraten; 2330 Merksplas; 2340 Beerse; 2350 Vosselaar; 2360 Oud-Turnhout; 2370 Arendonk; 2380 Ravels; 2387 Baarle-Hertog;
2390 Westmalle, Oostmalle; 2400 Mol; 2440 Geel; 2450 Meerhout; 2460 Kasterlee; 2470 Retie; 2480 Dessel; 2490 Balen; 2500 Lierre/Lier; 2520 Ranst; 2530 Boechout; 2540 Hove; 2547 Lint; 2550 Kontich; 2560 Nijlen, Kessel; 2570 Duffel; 2580 Putte; 2590 Berlaar;
2600 Berchem; 2610 Wilrijk; 2620 Hemiksem; 2627 Schelle; 2630 Aartselaar; 2640 Mortsel; 2650 Edegem; 2660 Hoboken; 2800 Malines/Mechelen; 2812 Muizen; 2820 Bonheiden; 2830 Willebroek; 2840 Rumst; 2845 Niel; 2850 Boom;
2860 Sint-Katelijne-Waver; 2861 Onze-Lieve-Vrouw-Waver; 2870 Puurs; 2880 Bornem; 2890 Sint-Amands; 2900 Schoten; 2910 Essen; 2920 Kalmthout; 2930 Brasschaat; 2940 Stabroek, Hoevenen; 2950 Kapellen; 2960 Brecht, Sint-Job-in-'t-Goor; 2970 Schilde; 2980 Zoersel, Halle; 2990 Wuustwezel;

3500 Hasselt; 3510 Kermt; 3511 Kuringen; 3512 Stevoort; 3520 Zonhoven; 3530 Houthalen, Helchteren; 3540 Herk-de-Stad; 3545 Halen; 3550 Heusden, Zolder; 3560 Lummen; 3570 Alken; 3580 Beringen; 3581 Beverlo; 3582 Koersel; 3583 Paal; 3590 Diepenbeek;
3600 Genk; 3620 Lanaken; 3630 Maasmechelen, Eisden; 3640 Kinrooi; 3650 Dilsen; 3660 Opglabbeek; 3665 As; 3680 Maaseik, Neeroeteren; 3690 Zutendaal; 3700 Tongres/Tongeren; 3720 Kortessem; 3730 Hoeselt; 3740 Bilzen; 3770 Riemst;
3800 Saint-Trond/Sint-Truiden; 3840 Looz/Borgloon; 3850 Nieuwerkerken; 3870 Heers; 3890 Gingelom; 3900 Overpelt; 3910 Neerpelt; 3920 Lommel; 3930 Hamont; 3950 Bocholt; 3960 Bree; 3970 Bourg-Léopold/Leopoldsburg; 3980 Tessenderlo; 3990 Peer;

4000 Liège/Luik, Rocourt; 4020 Liège/Luik@50.6330,5.5980, Bressoux, Jupille-sur-Meuse; 4030 Grivegnée; 4031 Angleur; 4032 Chênée; 4040 Herstal; 4041 Vottem; 4050 Chaudfontaine; 4053 Embourg; 4100 Seraing; 4101 Jemeppe-sur-Meuse; 4102 Ougrée;
4130 Esneux; 4140 Sprimont; 4160 Anthisnes; 4170 Comblain-au-Pont; 4180 Hamoir; 4190 Ferrières; 4210 Burdinne; 4219 Wasseiges; 4250 Geer; 4257 Berloz; 4280 Hannut; 4287 Lincent; 4300 Waremme/Borgworm; 4340 Awans; 4350 Remicourt; 4360 Oreye; 4367 Crisnée;
4400 Flémalle-Haute, Flémalle-Grande; 4420 Saint-Nicolas, Montegnée; 4430 Ans; 4432 Alleur; 4450 Juprelle; 4460 Grâce-Berleur, Hollogne-aux-Pierres; 4470 Saint-Georges-sur-Meuse; 4480 Engis; 4500 Huy/Hoei; 4520 Wanze; 4530 Villers-le-Bouillet; 4540 Amay; 4550 Nandrin; 4570 Marchin; 4590 Ouffet;
4600 Visé/Wezet; 4610 Beyne-Heusay; 4620 Fléron; 4630 Soumagne; 4650 Herve; 4670 Blégny; 4680 Oupeye; 4690 Bassenge; 4700 Eupen; 4710 Lontzen; 4720 La Calamine; 4730 Raeren; 4750 Butgenbach; 4780 Saint-Vith; 4800 Verviers; 4801 Stembert; 4802 Heusy; 4820 Dison; 4821 Andrimont; 4830 Limbourg;
4840 Welkenraedt; 4845 Jalhay; 4850 Plombières; 4860 Pepinster; 4870 Trooz; 4877 Olne; 4880 Aubel; 4900 Spa; 4910 Theux; 4920 Aywaille; 4950 Waimes; 4960 Malmedy; 4970 Stavelot; 4980 Trois-Ponts; 4990 Lierneux;

5000 Namur/Namen; 5002 Saint-Servais; 5004 Bouge; 5020 Vedrin, Malonne, Flawinne; 5030 Gembloux; 5060 Tamines, Auvelais; 5070 Fosses-la-Ville; 5100 Jambes; 5101 Erpent; 5140 Sombreffe; 5150 Floreffe; 5170 Profondeville; 5190 Spy; 5300 Andenne; 5310 Éghezée; 5330 Assesse; 5340 Gesves; 5350 Ohey; 5360 Hamois; 5370 Havelange;
5500 Dinant; 5520 Onhaye; 5530 Yvoir; 5537 Anhée; 5555 Bièvre; 5560 Houyet; 5570 Beauraing; 5575 Gedinne; 5580 Rochefort; 5590 Ciney; 5600 Philippeville; 5620 Florennes; 5630 Cerfontaine; 5640 Mettet; 5650 Walcourt; 5660 Couvin; 5680 Doische;

6000 Charleroi; 6001 Marcinelle; 6010 Couillet; 6020 Dampremy; 6030 Marchienne-au-Pont; 6031 Monceau-sur-Sambre; 6032 Mont-sur-Marchienne; 6040 Jumet; 6041 Gosselies; 6042 Lodelinsart; 6043 Ransart; 6044 Roux; 6060 Gilly; 6061 Montignies-sur-Sambre;
6110 Montigny-le-Tilleul; 6140 Fontaine-l'Évêque; 6150 Anderlues; 6180 Courcelles; 6200 Châtelet, Châtelineau; 6220 Fleurus; 6224 Wanfercée-Baulet; 6230 Pont-à-Celles; 6240 Farciennes; 6250 Aiseau; 6280 Gerpinnes; 6440 Froidchapelle; 6460 Chimay; 6500 Beaumont; 6530 Thuin; 6540 Lobbes; 6560 Erquelinnes; 6590 Momignies;
7000 Mons/Bergen; 7011 Ghlin; 7012 Jemappes; 7033 Cuesmes; 7050 Jurbise; 7060 Soignies/Zinnik; 7070 Le Roeulx; 7080 Frameries, La Bouverie; 7090 Braine-le-Comte/'s-Gravenbrakel; 7100 La Louvière, Haine-Saint-Paul, Haine-Saint-Pierre; 7110 Strépy-Bracquegnies, Houdeng-Aimeries, Houdeng-Goegnies;
7120 Estinnes-au-Val; 7130 Binche; 7140 Morlanwelz-Mariemont; 7141 Carnières; 7160 Chapelle-lez-Herlaimont; 7170 Manage; 7180 Seneffe; 7190 Écaussinnes-d'Enghien; 7300 Boussu; 7301 Hornu; 7320 Bernissart; 7330 Saint-Ghislain; 7340 Colfontaine, Wasmes, Pâturages; 7350 Hensies; 7370 Dour; 7380 Quiévrain; 7390 Quaregnon;
7500 Tournai/Doornik; 7540 Kain; 7600 Péruwelz; 7610 Rumes; 7640 Antoing; 7700 Mouscron/Moeskroen; 7711 Dottignies; 7712 Herseaux; 7730 Estaimpuis; 7740 Pecq; 7760 Celles; 7780 Comines/Komen; 7800 Ath/Aat; 7830 Silly/Opzullik; 7850 Enghien/Edingen; 7860 Lessines/Lessen; 7870 Lens; 7880 Flobecq; 7890 Ellezelles;
7900 Leuze; 7910 Frasnes-lez-Buissenal; 7940 Brugelette; 7950 Chièvres; 7970 Beloeil;

6600 Bastogne; 6660 Houffalize; 6670 Gouvy; 6690 Vielsalm; 6700 Arlon/Aarlen; 6717 Attert; 6720 Habay-la-Neuve; 6723 Habay-la-Vieille; 6730 Tintigny; 6740 Étalle; 6750 Musson; 6760 Virton; 6780 Messancy; 6790 Aubange; 6791 Athus; 6800 Libramont; 6820 Florenville; 6830 Bouillon; 6840 Neufchâteau; 6850 Paliseul;
6870 Saint-Hubert; 6880 Bertrix; 6890 Libin; 6900 Marche-en-Famenne; 6920 Wellin; 6927 Tellin; 6940 Durbuy, Barvaux; 6950 Nassogne; 6980 La Roche-en-Ardenne; 6990 Hotton;

8000 Bruges/Brugge; 8020 Oostkamp; 8200 Sint-Andries, Sint-Michiels; 8210 Zedelgem; 8300 Knokke, Knokke-Heist; 8301 Heist; 8310 Assebroek, Sint-Kruis; 8340 Damme; 8370 Blankenberge, Uitkerke; 8380 Lissewege; 8400 Ostende/Oostende; 8420 De Haan; 8430 Middelkerke; 8450 Bredene; 8460 Oudenburg; 8470 Gistel; 8480 Ichtegem, Eernegem; 8490 Jabbeke;
8500 Courtrai/Kortrijk; 8501 Heule; 8510 Marke; 8520 Kuurne; 8530 Harelbeke; 8540 Deerlijk; 8550 Zwevegem; 8560 Wevelgem, Gullegem; 8570 Anzegem; 8580 Avelgem; 8600 Dixmude/Diksmuide; 8610 Kortemark; 8620 Nieuport/Nieuwpoort; 8630 Furnes/Veurne; 8650 Houthulst; 8660 La Panne/De Panne; 8670 Koksijde, Oostduinkerke; 8680 Koekelare;
8700 Tielt; 8710 Wielsbeke; 8730 Beernem; 8740 Pittem; 8750 Wingene, Zwevezele; 8760 Meulebeke; 8770 Ingelmunster; 8780 Oostrozebeke; 8790 Waregem; 8800 Roulers/Roeselare, Rumbeke; 8810 Lichtervelde; 8820 Torhout; 8830 Hooglede; 8840 Staden; 8850 Ardooie; 8860 Lendelede; 8870 Izegem; 8890 Moorslede; 8900 Ypres/Ieper; 8930 Menin/Menen, Lauwe; 8940 Wervik; 8970 Poperinge; 8980 Zonnebeke;

9000 Gand/Gent; 9030 Mariakerke; 9031 Drongen; 9032 Wondelgem; 9040 Sint-Amandsberg; 9041 Oostakker; 9050 Gentbrugge, Ledeberg; 9051 Sint-Denijs-Westrem; 9052 Zwijnaarde; 9060 Zelzate; 9070 Destelbergen, Heusden; 9080 Lochristi; 9090 Melle; 9100 Saint-Nicolas/Sint-Niklaas; 9111 Belsele; 9120 Beveren, Melsele; 9140 Tamise/Temse; 9150 Kruibeke; 9160 Lokeren;
9170 Sint-Gillis-Waas; 9180 Moerbeke; 9185 Wachtebeke; 9190 Stekene; 9200 Termonde/Dendermonde, Grembergen, Sint-Gillis-bij-Dendermonde; 9220 Hamme; 9230 Wetteren; 9240 Zele; 9250 Waasmunster; 9255 Buggenhout; 9260 Wichelen; 9270 Laarne; 9280 Lebbeke; 9290 Berlare; 9300 Alost/Aalst; 9320 Erembodegem; 9340 Lede; 9400 Ninove; 9450 Haaltert; 9470 Denderleeuw;
9500 Grammont/Geraardsbergen; 9520 Sint-Lievens-Houtem; 9550 Herzele; 9600 Renaix/Ronse; 9620 Zottegem; 9660 Brakel; 9700 Audenarde/Oudenaarde, Bevere; 9770 Kruishoutem; 9800 Deinze, Petegem-aan-de-Leie; 9810 Nazareth; 9820 Merelbeke; 9830 Sint-Martens-Latem; 9840 De Pinte; 9850 Nevele; 9860 Oosterzele; 9870 Zulte; 9880 Aalter; 9890 Gavere;
9900 Eeklo; 9910 Knesselare; 9920 Lovendegem; 9930 Zomergem; 9940 Evergem, Sleidinge, Ertvelde; 9950 Waarschoot; 9960 Assenede; 9970 Kaprijke; 9980 Sint-Laureins; 9990 Maldegem
`;

/** GeoNames' second-level code of the province (or region) in which a postal code lies. */
export function provinceOf(/** @type {string} */ code) {
  const number = Number(code);
  if (number < 1300) return 'BRU';
  if (number < 1500) return 'WBR';
  if (number < 2000) return 'VBR';
  if (number < 3000) return 'VAN';
  if (number < 3500) return 'VBR';
  if (number < 4000) return 'VLI';
  if (number < 5000) return 'WLG';
  if (number < 6000) return 'WNA';
  if (number < 6600) return 'WHT';
  if (number < 7000) return 'WLX';
  if (number < 8000) return 'WHT';
  if (number < 9000) return 'VWV';
  return 'VOV';
}
