/** Names of a community of Brussels: common ones, of nobody in particular. */
export interface NamePool {
  readonly weight: number;
  /** First names of those born before 1965, and after. */
  readonly women: readonly [elder: readonly string[], younger: readonly string[]];
  readonly men: readonly [elder: readonly string[], younger: readonly string[]];
  readonly lastnames: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/u);

/** Names of those who live in and around Brussels, roughly in the shares in which they do. */
export const namePools: readonly NamePool[] = [
  {
    weight: 34,
    women: [
      words(
        'Monique, Jeannine, Nicole, Josiane, Claudine, Andrée, Yvette, Colette, Huguette, Simone, Ginette, Christiane, Marie-Thérèse, Jacqueline, Denise, Paulette, Micheline, Lucienne, Liliane, Francine, Arlette, Danielle, Rolande, Bernadette',
      ),
      words(
        'Nathalie, Sophie, Isabelle, Valérie, Céline, Aurélie, Julie, Stéphanie, Laurence, Caroline, Virginie, Émilie, Charlotte, Pauline, Delphine, Sandrine, Élodie, Amandine',
      ),
    ],
    men: [
      words(
        'Roger, Marcel, Jean-Pierre, Willy, Robert, Georges, Albert, Raymond, Guy, René, Fernand, Lucien, Maurice, Claude, Jacques, Étienne, Gilbert, Francis, Henri, Léon, Michel, Freddy, Christian, Serge',
      ),
      words(
        'Olivier, Benoît, Thierry, Nicolas, Sébastien, Frédéric, Vincent, Xavier, Grégory, Laurent, Cédric, Arnaud, Quentin, Maxime, Julien, Fabrice, Didier, Pascal',
      ),
    ],
    lastnames: words(
      'Dubois, Lambert, Dupont, Martin, Simon, Laurent, Leclercq, Lejeune, Denis, Mathieu, Renard, Gérard, Fontaine, Carlier, Lemaire, Noël, Collard, Delhaye, Goffin, Hubert, Jacquemin, Legrand, Marchal, Nicolas, Piron, Rousseau, Servais, Thiry, Urbain, Wauters, Wéry, Bodart, Charlier, Crespin, Dethier, Evrard, Gillet, Henrard, Lacroix, Mahieu, Poncelet, Quinet, Remacle, Stassart, Toussaint, Vanderlinden, Delvaux, Hanssens, Massart, Nisolle',
    ),
  },
  {
    weight: 24,
    women: [
      words(
        'Maria, Godelieve, Rita, Lutgarde, Paula, Julia, Irène, Hilda, Simonne, Leona, Agnes, Rosa, Jeanne, Maria-Louisa, Yvonne, Georgette, Elza, Clara, Magda, Marleen, Lieve',
      ),
      words(
        'An, Ilse, Kristel, Sofie, Katrien, Leen, Tine, Annelies, Griet, Hilde, Ellen, Veerle, Lies, Charlotte, Eline, Evelien',
      ),
    ],
    men: [
      words(
        'Jozef, Frans, Louis, Gustaaf, Roger, Jan, Petrus, Herman, Willy, Alfons, Omer, Etienne, Hubert, Lucien, Karel, Staf, Guido, Marc, Luc, Dirk',
      ),
      words(
        'Tom, Koen, Bart, Wim, Steven, Pieter, Jeroen, Stijn, Kristof, Bert, Geert, Joris, Filip, Thomas, Wouter, Bram',
      ),
    ],
    lastnames: words(
      'Peeters, Janssens, Maes, Jacobs, Mertens, Willems, Claes, Goossens, Wouters, De Smet, Dubois, Van Damme, Vermeulen, Pauwels, Hermans, Aerts, Michiels, Lemmens, Martens, Van den Bossche, De Backer, Verhaegen, Van de Velde, Segers, Coppens, De Clercq, Stevens, Desmet, Smets, Thys, De Pauw, Vandenberghe, Cools, Van Hoof, Geerts, Wuyts, Bogaerts, Verbeeck, Raes, Van Acker, De Ridder, Moens, Lauwers, Verstraeten, Baeten, Vandervelde, Ceulemans, Saerens, Timmermans, Van Laere',
    ),
  },
  {
    weight: 18,
    women: [
      words(
        'Fatima, Khadija, Aïcha, Zohra, Malika, Rachida, Habiba, Mina, Rahma, Yamina, Halima, Naïma, Saïda, Fatna, Zineb',
      ),
      words(
        'Samira, Nadia, Karima, Hanane, Loubna, Siham, Ikram, Nora, Salma, Imane, Sara, Yasmina, Hafida, Najat, Meryem',
      ),
    ],
    men: [
      words(
        'Mohamed, Ahmed, Abdelkader, Mustapha, Hassan, Allal, Driss, Larbi, Miloud, Omar, Abdellah, Bouchaïb, Lahcen, Mimoun, Tayeb',
      ),
      words(
        'Karim, Rachid, Youssef, Samir, Hicham, Jamal, Bilal, Anouar, Yassine, Nabil, Abdelhak, Mounir, Ayoub, Ilyas, Said',
      ),
    ],
    lastnames: words(
      'El Amrani, Benali, Bouzid, El Idrissi, Haddad, Chaoui, Belkacem, El Haddaoui, Amrani, Bensaïd, Ouali, El Kaddouri, Boukhari, Lahlou, Tahiri, El Morabit, Ziani, Azzouzi, Bennani, Mansouri, El Yacoubi, Cherkaoui, Saïdi, Touzani, Filali, Rahmouni, El Ouardi, Bakkali, Aouad, Hamdaoui',
    ),
  },
  {
    weight: 6,
    women: [
      words('Ayşe, Fatma, Emine, Hatice, Zeynep, Gülsüm, Hanife, Sultan'),
      words('Elif, Merve, Esra, Sevgi, Özlem, Derya, Selin'),
    ],
    men: [
      words('Mehmet, Mustafa, Ali, Hüseyin, Hasan, İbrahim, Osman, Ramazan'),
      words('Murat, Emre, Serkan, Hakan, Burak, Volkan, Kerem'),
    ],
    lastnames: words(
      'Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Aydın, Öztürk, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özdemir, Polat',
    ),
  },
  {
    weight: 6,
    women: [
      words('Giuseppina, Carmela, Rosa, Concetta, Angela, Lucia, Assunta, Filomena'),
      words('Laura, Elisa, Sabrina, Francesca, Giulia, Chiara'),
    ],
    men: [
      words('Salvatore, Giuseppe, Antonio, Calogero, Vincenzo, Domenico, Rocco, Carmelo'),
      words('Fabio, Marco, Alessandro, Davide, Giovanni, Luca'),
    ],
    lastnames: words(
      'Russo, Esposito, Romano, Greco, Marino, Costa, Giordano, Rizzo, Lombardo, Caruso, Ferrara, Santoro, Marini, Leone, Vitale, Serra, Di Stefano, Amato',
    ),
  },
  {
    weight: 5,
    women: [
      words('Maria de Fátima, Carmen, Pilar, Dolores, Conceição, Rosario, Amparo, Lourdes'),
      words('Ana, Cristina, Sónia, Raquel, Patrícia, Beatriz'),
    ],
    men: [
      words('Manuel, José, Antonio, Joaquim, Francisco, Ángel, Ramón, Américo'),
      words('Carlos, Ricardo, Nuno, Sergio, Miguel, Javier'),
    ],
    lastnames: words(
      'Fernandes, Rodrigues, Martinez, Garcia, Lopes, Alvarez, Sánchez, Pereira, Gomes, Moreno, Suarez, Carvalho, Iglesias, Mendes, Ortega, Teixeira',
    ),
  },
  {
    weight: 4,
    women: [
      words('Krystyna, Danuta, Halina, Elena, Viorica, Irena'),
      words('Agnieszka, Monika, Magdalena, Ioana, Andreea, Joanna'),
    ],
    men: [
      words('Stanisław, Jerzy, Tadeusz, Ion, Gheorghe, Zbigniew'),
      words('Piotr, Tomasz, Marcin, Adrian, Cristian, Krzysztof'),
    ],
    lastnames: words(
      'Nowak, Kowalski, Wiśniewska, Wójcik, Kamiński, Zieliński, Popescu, Ionescu, Dumitru, Stan, Mazur, Krawczyk, Szymański, Munteanu',
    ),
  },
  {
    weight: 3,
    women: [
      words('Marie-Claire, Henriette, Béatrice, Odette, Philomène, Thérèse'),
      words('Nadège, Grâce, Naomie, Divine, Carine, Mireille'),
    ],
    men: [
      words('Jean-Bosco, Célestin, Gaston, Dieudonné, Augustin, Faustin'),
      words('Patrick, Christian, Trésor, Junior, Hervé, Fiston'),
    ],
    lastnames: words(
      'Kabongo, Ilunga, Mbuyi, Kalala, Tshibanda, Mukendi, Ngoy, Kasongo, Lubala, Bahati, Habimana, Niyonzima, Nsengiyumva, Mwamba, Kalonji, Diallo, Bah, Traoré',
    ),
  },
];
