/**
 * Classes of words that several readers need, as parts of patterns. They match words as typed in small letters, and plain
 * words (words.ts).
 */

/** The days of the week in plain letters, from Monday on. */
export const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** Matches a day of the week: 'miércoles', 'miercoles'. */
export const WEEKDAY = 'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo';

/** Matches a word for a keeper: 'arquera', 'goleiro'. */
export const KEEPER =
  '(?:(?:arquer|arqer|porter|goler|goleir)[oa]|guardameta|atajadora?|goleir[aã]o)';

/** Matches a word for one or several relatives or friends: 'prima', 'cuñados', 'compañero', 'polola'. */
export const RELATIVE = String.raw`(?:(?:amig|coleg|herman|invitad|convidad|cu[nñ]ad|cunhad|concu[nñ]ad|hij|filh|vecin|vizinh|sobrin|compa[nñ]er|compadr|comadr|compinch|yern|nuer|abuel|ahijad|afilhad|padrin|padrast|conocid|namorad|polol|pib|brother)\p{L}*|hn[oa]s?|prim(?:it)?[oa]s?|comp[ai]s?|sobris?|novi[oae]s?|noviecit[oa]|t[ií][oa]s?|pap[aá]s?|pap[ai]t[oa]|pai|padres?|suegros?|sogros?|viej(?:it)?os?|irm(?:ão|ao|ã|a)s?|irm[oõ]es|soci[oa]s?|carnal(?:es|it[oa]s?)?|causa|cuat[ea]s?|parcero|parce|pata|pana|ñañ[oa]s?|yunta|gomia|roomie|galleta)(?!\p{L})`;

/**
 * Matches a word for somebody at home or at work who keeps a player from coming more often than he comes along: 'mi
 * señora', 'mi jefe'.
 */
export const HOUSEHOLD = String.raw`(?:se[nñ]or(?:a|es)?|espos[oa]s?|mujer|marido|pareja|viej(?:it)?as?|madres?|mam[aá]|jef[ea]s?|patrona|parienta|suegras?|sogras?|familia)(?!\p{L})`;

/** Matches a verb with which a sender brings people: 'llevo', 'sumo', 'trago'. */
export const BRING = '(?:l?levo|traigo|trago|sumo|invito|convido)';

/** Matches what a player of a list pays or owes: 'pagó', 'debe', 'yapeó'. */
export const PAYS =
  '(?:pag[aoó]|debe|transfiri[oó]|abon[oó]|yape[oó]|pline[oó]|bizume[oó]|consign[oó]|deposit[oó])';

/** Matches a verb by which a list tells what a player does: 'llega', 'se va', 'trae'. */
export const DOES = `(?:llegan?|se va|sale|cae|viene|juega|trae|lleva|falta|avisa|confirm[aó]|${PAYS})`;
