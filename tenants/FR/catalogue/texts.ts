/**
 * Sentences the product texts are made of: per category an opening and a description in three wordings, per place of
 * use how to pay. `{name}` stands for the brand. French names take no article, so every sentence says "la carte {name}".
 */
import type { Texts, UsableAt } from '../../unit-data.ts';
import type { Language } from '../languages.ts';

type Words = Texts<Language>;

interface CategoryWords {
  readonly overview: readonly [Words, Words, Words];
  readonly about: readonly [Words, Words, Words];
}

const words = (en: string, fr: string): Words => ({ en, fr });

export const wordsByCategory: Readonly<Record<number, CategoryWords>> = {
  1: {
    overview: [
      words(
        'A good table, a full basket: the {name} card lets them choose.',
        'Une bonne table ou un panier bien rempli : avec la carte {name}, le choix leur appartient.',
      ),
      words(
        'The {name} card is for people who read the menu from end to end.',
        'La carte {name} s’adresse à celles et ceux qui lisent le menu jusqu’au bout.',
      ),
      words(
        'Something to taste, something to share: a {name} card does both.',
        'De quoi goûter, de quoi partager : la carte {name} fait les deux.',
      ),
    ],
    about: [
      words(
        '{name} works with growers it knows by name and changes its range with the seasons.',
        '{name} travaille avec des producteurs connus par leur nom et renouvelle sa sélection au fil des saisons.',
      ),
      words(
        'Short supply chains, open kitchens and people who explain what they sell: that is {name}.',
        'Circuits courts, cuisines ouvertes et conseils sincères : voilà {name}.',
      ),
      words(
        '{name} started with one counter and kept its habits: little stock, fresh every morning.',
        '{name} est né d’un seul comptoir et en a gardé les habitudes : peu de stock, du frais chaque matin.',
      ),
    ],
  },
  2: {
    overview: [
      words(
        'For the room they keep meaning to finish: the {name} card.',
        'Pour la pièce qu’ils veulent terminer depuis longtemps : la carte {name}.',
      ),
      words(
        'From a lamp to a whole living room, the {name} card fits the project.',
        'D’une lampe à un salon entier, la carte {name} s’adapte au projet.',
      ),
      words(
        'A {name} card for a first flat, a new house or a corner to brighten.',
        'Une carte {name} pour un premier appartement, une nouvelle maison ou un coin à égayer.',
      ),
    ],
    about: [
      words(
        '{name} chooses objects that last, can be repaired and look better with time.',
        '{name} choisit des objets durables, réparables et qui embellissent avec le temps.',
      ),
      words(
        '{name} designs plain, useful things and sells their spare parts for ten years.',
        '{name} conçoit des objets simples et utiles, dont les pièces détachées sont vendues pendant dix ans.',
      ),
      words(
        'At {name}, advice is free and samples can be taken home.',
        'Chez {name}, le conseil est gratuit et les échantillons s’emportent.',
      ),
    ],
  },
  3: {
    overview: [
      words(
        'New shoes, a lesson or a season ticket: the {name} card goes the distance.',
        'Des chaussures neuves, un cours ou un abonnement : la carte {name} tient la distance.',
      ),
      words(
        'The {name} card is for beginners and for those who count in seconds.',
        'La carte {name} convient aux débutants comme à ceux qui comptent en secondes.',
      ),
      words(
        'One {name} card, and no excuse left to stay indoors.',
        'Une carte {name}, et plus aucune excuse pour rester à l’intérieur.',
      ),
    ],
    about: [
      words(
        '{name} is run by people who train: they lend gear before they sell it.',
        '{name} est animé par des sportifs : le matériel s’essaie avant de s’acheter.',
      ),
      words(
        '{name} repairs, resells and rents, so that gear spends its life outdoors.',
        '{name} répare, revend et loue, pour que le matériel vive dehors.',
      ),
      words(
        'Every {name} adviser practises the sport they talk about.',
        'Chaque conseiller de {name} pratique le sport dont il parle.',
      ),
    ],
  },
  4: {
    overview: [
      words(
        'An evening out, a record, a novel: the {name} card leaves the choice open.',
        'Une soirée, un disque, un roman : la carte {name} laisse le choix.',
      ),
      words(
        'The {name} card, for someone whose shelves are full but never quite full enough.',
        'La carte {name}, pour quelqu’un dont les étagères sont pleines, mais jamais tout à fait.',
      ),
      words('With a {name} card, curiosity is paid for.', 'Avec la carte {name}, la curiosité est offerte.'),
    ],
    about: [
      words(
        '{name} is independent and proud of it: its picks are signed by the people who made them.',
        '{name} est une maison indépendante : chaque coup de cœur est signé par la personne qui l’a choisi.',
      ),
      words(
        '{name} gives a stage and a shelf to small publishers, labels and companies.',
        '{name} fait une place aux petits éditeurs, aux petits labels et aux petites compagnies.',
      ),
      words(
        'Talks, listening sessions, first nights: something happens at {name} every week.',
        'Rencontres, écoutes, premières : il se passe quelque chose chaque semaine chez {name}.',
      ),
    ],
  },
  5: {
    overview: [
      words(
        'An hour for oneself: that is what the {name} card gives.',
        'Une heure pour soi : voilà ce qu’offre la carte {name}.',
      ),
      words(
        'The {name} card pays for a treatment, a scent or a whole afternoon.',
        'La carte {name} vaut pour un soin, un parfum ou un après-midi entier.',
      ),
      words(
        'A {name} card, because nobody books a rest for themselves.',
        'Une carte {name}, parce que personne ne pense à réserver son propre repos.',
      ),
    ],
    about: [
      words(
        '{name} uses short formulas, says what is in them and refills its bottles.',
        '{name} privilégie les formules courtes, en donne la composition et remplit à nouveau ses flacons.',
      ),
      words(
        'Warm rooms, quiet voices and therapists who take their time: that is {name}.',
        'Des salles chaudes, des voix calmes et des praticiens qui prennent leur temps : voilà {name}.',
      ),
      words(
        '{name} trains its own staff for a year before they meet a first guest.',
        '{name} forme ses équipes pendant un an avant leur premier client.',
      ),
    ],
  },
  6: {
    overview: [
      words(
        'Toys, books, a costume: with the {name} card, children decide.',
        'Jouets, livres, déguisement : avec la carte {name}, les enfants décident.',
      ),
      words(
        'The {name} card is the present that is never there twice.',
        'La carte {name} est le cadeau que l’on ne reçoit jamais en double.',
      ),
      words('Small hands, big plans: give a {name} card.', 'Petites mains, grands projets : offrez une carte {name}.'),
    ],
    about: [
      words(
        '{name} tests every toy with children and keeps those they come back to.',
        '{name} fait essayer chaque jouet à des enfants et garde ceux vers lesquels ils reviennent.',
      ),
      words(
        'Wood, cotton, cardboard: {name} makes toys that outlive a childhood.',
        'Bois, coton, carton : {name} fabrique des jouets qui survivent à l’enfance.',
      ),
      words(
        '{name} takes back outgrown things and finds them another family.',
        '{name} reprend ce qui est devenu trop petit et lui trouve une autre famille.',
      ),
    ],
  },
  7: {
    overview: [
      words(
        'The right size is the one they choose: the {name} card.',
        'La bonne taille est celle qu’ils choisissent : la carte {name}.',
      ),
      words(
        'A {name} card for the piece they have tried on three times.',
        'Une carte {name} pour la pièce déjà essayée trois fois.',
      ),
      words(
        'From a scarf to a winter coat, the {name} card suits.',
        'D’un foulard à un manteau d’hiver, la carte {name} tombe juste.',
      ),
    ],
    about: [
      words(
        '{name} cuts and sews within 500 km and mends its clothes for free.',
        '{name} coupe et coud à moins de 500 km et répare gratuitement ses pièces.',
      ),
      words(
        'Two collections a year, numbered pieces, no sales racks: {name} goes its own pace.',
        'Deux collections par an, des pièces numérotées, aucun surplus : {name} avance à son rythme.',
      ),
      words(
        '{name} works with mills that have woven for four generations.',
        '{name} travaille avec des tisseurs établis depuis quatre générations.',
      ),
    ],
  },
  8: {
    overview: [
      words(
        'They choose where and when: the {name} card waits for the right week.',
        'À eux de choisir où et quand : la carte {name} attend la bonne semaine.',
      ),
      words(
        'A night, a crossing or a long way round: the {name} card pays for the start.',
        'Une nuit, une traversée ou un grand détour : la carte {name} offre le départ.',
      ),
      words('With a {name} card, the present is the road.', 'Avec la carte {name}, le cadeau, c’est la route.'),
    ],
    about: [
      words(
        '{name} knows its places: each has been slept in, walked or sailed.',
        '{name} connaît ses adresses : chacune a été essayée, parcourue ou naviguée.',
      ),
      words(
        '{name} prefers trains, small hotels and seasons when there is room.',
        '{name} préfère les trains, les petits hôtels et les saisons où il y a de la place.',
      ),
      words(
        'Dates can be changed at {name} until two days before leaving.',
        'Chez {name}, les dates se modifient jusqu’à deux jours avant le départ.',
      ),
    ],
  },
};

export const whereByPlace: Readonly<Record<UsableAt, Words>> = {
  both: words('It is taken online and in store.', 'Elle est acceptée en ligne et en magasin.'),
  online: words('It is taken online.', 'Elle est acceptée en ligne.'),
  store: words('It is taken in store.', 'Elle est acceptée en magasin.'),
};

export const howToUseByPlace: Readonly<Record<UsableAt, Words>> = {
  both: words(
    'Online, enter the card number and PIN at the payment step. In store, show the card on a phone or on paper. It can be spent in one go or several.',
    'En ligne, saisissez le numéro de carte et le code PIN à l’étape du paiement. En magasin, présentez la carte sur un téléphone ou sur papier. Elle s’utilise en une ou plusieurs fois.',
  ),
  online: words(
    'Enter the card number and PIN at the payment step of the brand’s site. It can be spent in one go or several.',
    'Saisissez le numéro de carte et le code PIN à l’étape du paiement sur le site de l’enseigne. Elle s’utilise en une ou plusieurs fois.',
  ),
  store: words(
    'Show the card at the till, on a phone or on paper. It can be spent in one go or several.',
    'Présentez la carte en caisse, sur un téléphone ou sur papier. Elle s’utilise en une ou plusieurs fois.',
  ),
};

/** `{months}` is replaced by the validity. */
export const termOfService: Words = words(
  'Valid for {months} months from purchase, in France. Not exchangeable for cash, not refunded once used. A lost card can be blocked from the account at once.',
  'Valable {months} mois à compter de l’achat, en France. Ni échangeable contre des espèces, ni remboursable une fois utilisée. Une carte perdue se bloque aussitôt depuis le compte.',
);
