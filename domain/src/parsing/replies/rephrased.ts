/* Replaces phrases of answers by others with the same meaning, whose words tell it. */
import { BRING, KEEPER } from '../word-classes.ts';

/** Maps phrases to plainer ones. */
const PHRASES: [RegExp, string][] = [
  // In Portuguese a negation may follow its verb: 'vou não', 'sei não'.
  [
    /(?<!\p{L})(?:n[ãa]o )?((?:vou|vai)(?: \p{L}+[aei]r)?|posso|consigo|jogo|chego|sei|d[áa]|rola|vem|joga|pode) n(?:[ãa]o|ada)(?!\p{L}| (?:vou|posso|consigo|sei|tem|tenho|d[áa]|[ée])(?!\p{L}))/giu,
    'não $1',
  ],
  // In Portuguese 'no' after a verb begins a place: 'vou no gol'.
  [
    /(?<=(?<!\p{L})(?:vou|fico|pego|jogo|estou|tô|posso|chego|confirmad[oa]|dentro|firme|presente) )no (?=\p{L})/giu,
    'en el ',
  ],
  // In Portuguese an article may stand before a name.
  [/(?<!\p{L})e o (?=\p{L})/giu, 'y el '],
  [/(?<!\p{L})e a (?=\p{L})/giu, 'y la '],
  [/(?<!\p{L})com o (?=\p{L})/giu, 'con el '],
  [/(?<!\p{L})l?levo o (?=\p{L})/giu, 'llevo al '],
  [/(?<!\p{L})nem o (?=\p{L})/giu, 'ni el '],
  [/(?<=^|[,.;!] ?)o (?=\p{L}+ (?:tamb[eé]m|vai|vem|joga)(?!\p{L}))/giu, 'el '],
  // Three dots before a small letter do not end a sentence: 'obvio que voy... a dormir'.
  [/(?:\.{2,}|…) ?(?=al? \p{Ll})/gu, ' '],
  [/(?<=[.,;!] )igual voy(?!\p{L})/giu, 'voy igual'],
  // The word 're' only stresses the next one: 're voy'.
  [/(?<!\p{L})re (?=\p{L})/giu, ''],
  [/(?<!\d)(?:al )?100 ?%|(?<!\p{L})al 100(?!\d)/gu, ' cien por cien '],
  [/(?<!\p{L})de hecho,? (?:que? )?/giu, ''],
  // The place of another player says nothing about coming: 'Guille también, que está acá conmigo'.
  [
    /,? que est[áa]n? (?:ac[áa] |aqu[íi] |ah[íi] )?(?:conmigo|al lado(?: m[íi]o)?|a mi lado)(?!\p{L})/giu,
    '',
  ],
  // A joke that is taken back does not count: 'si pierden voy, es broma, cuenta conmigo'.
  [/^.*(?<!no )(?<!\p{L})(?:es|era) (?:broma|joda|chiste|mentira)[.,;!]+ ?(?=\p{L})/giu, ''],
  [/(?<!\p{L})ya fue,? (?=(?:voy|me \p{L}+o|s[ií]|dale)(?!\p{L}))/giu, ''],
  [/(?<!\p{L})(?:con migo|amb m[ií])(?!\p{L})/giu, 'conmigo'],
  // The sender brings a thing or a person: 'voy a llevar'.
  [/(?<!\p{L})(?:voy a (?:llevar|traer|sumar)|vou (?:levar|trazer))(?!\p{L})/giu, 'llevo'],
  // A sender may take the place of another player: 'ocupo su sitio'.
  [
    /(?<!\p{L})(?:ocupo|tomo|agarro|cojo|me pongo en) (?:su|tu|el|ese|la|esa) (?:lugar|sitio|puesto|cupo|plaza)(?!\p{L})/giu,
    'tomo el lugar',
  ],
  // A thing that the sender takes off is not the sender's place: 'me saqué el yeso'.
  [/(?<!\p{L})(?:ya )?me (?:saqu[eé]|quit[eé]|sacaron) (?=(?:el|la|los|las) )/giu, 'tuve '],
  // The sender has to leave the list: 'me tengo que borrar'.
  [/(?<!\p{L})me (?:tengo|tuve|voy a tener) que (?:bajar|borrar|salir)(?!\p{L})/giu, 'me bajo'],
  // A sender may refuse football as such: 'nada de fútbol hoy'.
  [/(?<!\p{L})nada de (?:f[uú]t|fulb)\p{L}*/giu, 'no juego'],
  // In Portuguese a sender may ask to be written down: 'coloca meu nome'.
  [
    /(?<!\p{L})(?:pode )?(?:bota|coloca|p[oõ]e|inclui|marca)r? (?:eu|meu nome)(?!\p{L})(?! e )/giu,
    'vou',
  ],
  // A count of two with a name is the sender and that player: 'con Leo ya somos dos'.
  [/^con ((?:el |la )?\p{L}+) (?:ya )?somos (?:2|dos)(?!\p{L})/iu, '$1 y yo vamos'],
  // A count of everybody with the sender says only that the sender comes: 'Conmigo somos 6'.
  [
    /(?<!\p{L})(?:(?:ya )?(?:somos|van|vamos|estamos) (?:[5-9]|1\d|cinco|seis|siete|ocho|nueve|diez) (?:contando )?(?:cont[áa]ndome|conmigo|comigo)|(?:(?:con|co)migo|cont[áa]ndome) (?:(?:ya|j[áa]|ahora) )?(?:(?:somos|vamos|van|estamos|son|s[ãa]o|hay|ser[ií]a(?:n|mos)) (?:\d|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L})|\d+(?= *(?:[.,;!?]|$))))[^.,;!?]*/giu,
    'voy',
  ],
  // Such a count may name another player, who comes as well: 'Conmigo y con Leo vamos 8'.
  [
    /(?<!\p{L})[Cc]onmigo y (?:con )?(?:el |la )?(\p{Lu}\p{L}+) (?:ya )?(?:somos|vamos|estamos) (?:[5-9]|1\d)(?= *(?:[.,;!?]|$))/gu,
    'voy, $1 va',
  ],
  // A player who is with the sender is not brought by the sender: 'Leo está conmigo, dice que va'.
  [/(?<!\p{L})est([aá]n?) (?:(?:ac[aá]|aqu[ií]|ahora) )?(?:con|co)migo(?!\p{L})/giu, 'est$1 acá'],
  [
    /(?<!\p{L})(?:[Dd]ice|[Dd]ijo|[Pp]ide|[Pp]idi[oó]) (?:el |la )?(\p{Lu}\p{L}+) que l[oa] (?:anot|sum|apunt|agregu)(?:en?|es|emos)(?!\p{L})/gu,
    '$1 va',
  ],
  // Another person wants to be written down: 'me dijo que lo anoten'.
  [
    /(?<!\p{L})(?:me |nos )?(?:dijo|dice|pidi[oó]|pide) que l[oa] (?:anot|sum|apunt|agregu)(?:en?|es|emos)(?!\p{L}| al? )/giu,
    'dice que va',
  ],
  // A count of everybody counts no guests: 'vamos 7 con el hermano de Leo'.
  [/(?<!\p{L})(?:somos|vamos|van|estamos) (?:[5-9]|1\d) (?:con|contando) [^.,;!?]*/giu, ' '],
  // A count may stand before the names that it counts: 'somos 3: yo, Leo y Beto'.
  [/(?<!\p{L})somos (?:\d|dos|tres|cuatro|cinco)[:,]? (?=yo[ ,])/giu, 'somos '],
  // The letter 'n' is short for 'não': 'n vou'.
  [/(?<!\p{L})n (?=(?:vo[uy]|posso|consigo|d[áa]|rola|sei|tenho|puedo|llego)(?!\p{L}))/giu, 'não '],
  [/(?<!\p{L})nose(?!\p{L})/giu, 'no se'],
  // A sender may refuse only the goal: 'pero no me pongan al arco'.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:pero|mas|y|s[oó]lo que),? )?n(?:o|[ãa]o) me (?:pong|mand|coloc|bot|met|dej)\p{L}* (?:(?:al?|d[eo]l?|en el|no) )?(?:arco|gol|porter[ií]a|${KEEPER})(?!\p{L})[^.,;!?]*`,
      'giu',
    ),
    ' ',
  ],
  // A phone that does not work says nothing about coming: 'a Leo no le anda el teléfono, pero va'.
  [
    /(?<!\p{L})no (?:le|les|l[oa]) (?:llegan?|entran?|andan?|funcionan?|carga) (?:l[oa]s?|el) (?:\p{L}+)/giu,
    ' ',
  ],
  // A sender may ask to be written down: 'me anotás?'.
  [
    /(?<!\p{L})me (?:(?:anot|sum|apunt|agreg|inclu|pon)(?:[aáeé]s|es)(?: (?:porfa|por favor|ah[ií]))?|(?:guard|reserv)(?:[aá]s|an|en) (?:un |mi |el )?(?:lugar|cupo|sitio))\?/giu,
    'anotame',
  ],
  // A no may be said several times: 'nonono', 'no no puedo'.
  [/(?<!\p{L})(?:no){2,}(?!\p{L})/giu, 'no,'],
  [/(?<!\p{L})no,? (?=no(?!\p{L}))/giu, ''],
];

/** Matches several people whom the sender brings: 'llevo a Pau, a Meli y a Cele'. */
const BROUGHT_NAMES = new RegExp(
  String.raw`(?<!\p{L})(?:${BRING} a|(?:voy|vamos) con)(?:,? (?:(?:al?|el|la) )?\p{Lu}\p{L}+)+ y (?:(?:al?|el|la) )?\p{Lu}\p{L}+`,
  'gu',
);

/** Returns a message with plainer phrases: 'conmigo somos 6' becomes 'voy'. */
export function rephrased(text: string): string {
  return PHRASES.reduce((read, [phrase, said]) => read.replace(phrase, said), text)
    .replaceAll(BROUGHT_NAMES, (names) => names.replaceAll(',', ' y'))
    .replace(/\+ ?(\d) ?\((?=yo y )/iu, (_, count: string) => `+${Number(count) - 1} (`);
}
