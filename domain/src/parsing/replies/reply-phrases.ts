/**
 * What people write in a group to reply, in Argentina, Spain and Mexico; plain words (words.ts). The longest phrase
 * at a position wins: 'no hay drama' is no 'no', 'nos vemos' no 'vemos'.
 */
export type ReplyMeaning = 'va' | 'no-va' | 'duda';
/** 'yo' alone is a yes, beside anything else it names the sender. `null`: no meaning. */
export type Meaning = ReplyMeaning | 'yo' | null;

const YES = `voy|va|entra|entran|van|vamos|boy|voi|si|sip|sep|seh|dale|dalee|ok|oki|oka|okey|okay|okis|vale|venga|listo|presente|presentes|confirmo
confirmado|confirmada|confirmadisimo|confirmadisimos|confirmadisimas|confirmadisima|confirmados|confirmamos|cuenten conmigo|cuentan conmigo|conta conmigo|cuenta conmigo
contad conmigo|cuente conmigo|contame|cuentame|me sumo|sumame|sumenme|sumo|me anoto|anotame|anotenme|anotado|anotada|anoto|me apunto|apuntame
apuntadme|apuntenme|apuntado|apuntada|me uno|me prendo|prendido|me copo|adentro|dentro|estoy|estare|estaremos|estamos|ahi estare
ahi estoy|ahi nos vemos|alla nos vemos|alli nos vemos|nos vemos|juego|juega|juegan|jugamos|puedo|puede|podemos|llego|llega|llegamos|jalo|jala
jalamos|simon|orale|arre|sobres|ya vas|le entro|entro|puesto|puestisimo|de una|fija|obvio|por supuesto|claro|claro que si|sin falta|yes|yep
yeah|si o si|tambien|ponme|poneme|agregame|agregadme|meteme|me meto|caigo|cae|caemos|vengo|viene|vienen|asisto|asistire|participo|firme
no falto|no faltare|no me lo pierdo|no me la pierdo|no me bajo|como no|va que va|seguro|segura|ire|acepto|hecho|guay|a huevo|me late|genial|buenisimo|perfecto|joya|ta|ta ta|sale|fijo|fijo que si|hagale|ya causa|ya estas|yo dije|al toque|a wilson|afirmativo|positivo|de cabeza|cien por cien|100|me sumo yo|no voy a faltar|no pienso faltar|no podria faltar|no puedo faltar|no falto ni loco|no me lo pierdo ni loco|no me la pierdo ni loco|ni loco me lo pierdo|ni loco me la pierdo|ni en pedo me lo pierdo|ni en pedo me la pierdo|ni loco falto|ni en pedo falto|ni a palos me lo pierdo|ni borracho falto|no hay chance de que no vaya|no hay forma de que no vaya|no hay forma de que falte|no hay chance de que falte|voy a estar|voy a ir|sin falta|ataja|atajo|cualquiera de los dos|cualquiera|me da igual|conta con|cuenten con|vuelvo a entrar|zafe|anota|anotenos|anotanos|asistencia|titulares|suplentes|convocados|ahi ando|yo mero|yapo|ya po|no puedo decir que no|no me puedo negar|no me voy a negar`;

const NO = `todos menos|todas menos|todos salvo|todas salvo|todos excepto|todas excepto|no pueden|no podemos|no llegan|no vamos|ni cagando|noup|naranja|nica|ni madres|nones|negativo|nanai|nanay|ni ahi|ni de cona|ni de chiste|ni lo suene|ni lo suenen|me lo pierdo|me la pierdo|me los pierdo|no da|no doy|no hay forma|no hay manera|no hay chance|no tengo un mango|la proxima voy|a la proxima voy|la proxima|para la proxima|voy a faltar|tengo que faltar|me toca faltar|conmigo no cuenten|conmigo no cuentes|conmigo no|ninguno|ninguna|ni loco voy|ni en pedo voy|confirmo que no|me abro|sigue lesionado|sigue lesionada|no contesten por mi|no|nop|nope|nel|nah|na|me bajo|bajo|baja|bajas|se baja|se bajo|bajenme|bajame|me borro|borrame|borro|paso|fuera|afuera|lesionado
lesionada|imposible|se me complica|se me complico|se complico|se me hace imposible|me es imposible|no puedo|no llego|no voy|ausente
ausentes|falto|se cayo|sacame|saquenme|desisto|tampoco|enfermo|enferma|cancelo|descartame|quitame|quitenme|me guardo|me caigo|tengo fiebre|ando mal|no la armo|no se arma
no cuento|no cuenten conmigo|no conteis conmigo|no cuentes conmigo|no van|no vienen|no juegan|ni a palos|ni loco|ni en pedo`;

const MAYBE = `lo estoy pensando|estoy pensando|lo pienso|dejame ver|a mirar|a alentar|de espectador|igual y|igual no|por que no|mas o menos|voy a ver|confirma manana|confirma luego|confirma despues|en una confirmo|50 50|fifty fifty|no digo que no|no dije que no|no creo que no|no creo que no llegue|no creo que falte|no sabe|no sabe si|sabe si|estaba en duda no se|si va|si consigue|si zafa|si sale|si llega|si puede|si lo|sobre la hora|duda|dudas|dudo|dudoso|dudosa|dudosos|en duda|capaz|quizas|quiza|tal vez|talvez|puede que|puede ser|a lo mejor|a ver si|a ver|en veremos|creo
creo que si|creo que no|no creo|no se|no se si|no estoy seguro|no estoy segura|te aviso|les aviso|os aviso|aviso|te confirmo|les confirmo
os confirmo|os digo|te digo|les digo|confirmo manana|confirmo luego|confirmo despues|confirmo mas tarde|mas tarde confirmo
manana confirmo|despues confirmo|luego confirmo|depende|dependo|veo|vemos|veremos|tengo que ver|hay que ver|voy viendo|estoy viendo|tentativo
ni idea|por confirmar|sin confirmar|pendiente|pendientes|intento|intentare|voy a intentar|voy a tratar|trato de|chance|chance y voy
probable|probablemente|me fijo|ojala|espero poder|igual voy|si salgo|si llego|si no|si consigo|si alcanzo|si me|si hay|si zafo|si termino|si da
si logro|si puedo voy|si puedo|todavia no se|aun no se|lista de espera|mitad y mitad`;

const NOTHING = `no se por que|no tengo problema|no tengo drama|no hace falta|no te lo pierdas|no se lo pierdan|por lo menos|al menos|no quiero|si lo se|no es que no quiera|no es que no pueda|no es que no vaya|no es que no tenga|nunca dije que no iba|nunca dije que no|no me digan que no|no me digas que no|no me digas que|no me digan que|no llevo a nadie|no llevo a|no contesto|no contestaron|no pude hablar|no puedo creer|estaba en duda|me debe|va el|va al|voy a comprar|voy a llevar|voy a traer|jugamos en|que no dijo|si vamos|vamos ganando|si es|si tienen|no me cambien|no he visto|no los encuentro|saquen al|saquen a|no hay drama|no hay problema|sin problema|por que no vienen|por que no van|no hay bronca|no hay tema|no pasa nada|no te preocupes|no se preocupen|no mas
no mames|no manches|no importa|no me digas|si alguien|si falta|si faltan|si quieren|si queres|te paso|les paso|os paso|paso a|paso por
no te la puedo creer|no te lo puedo creer|no lo puedo creer|va a estar|va a ser|va a llover|puede llevar|puede traer|estoy en|va a haber|cuanto va|como va|que va|no se olviden|no olviden|no lleguen|que no falte|van llegando|falta uno|faltan dos
faltan tres|falta gente|falta|faltan|quien falta|va quedando|listo el pollo|bajo la lluvia|por ahora|hasta ahora`;

type Phrase = { words: string[]; meaning: Meaning };

const PHRASES = new Map<string, Phrase[]>();
for (const [list, meaning] of [
  [YES, 'va'],
  [NO, 'no-va'],
  [MAYBE, 'duda'],
  [NOTHING, null],
  ['yo', 'yo'],
] as const) {
  for (const phrase of list.split(/[|\n]/u)) {
    const words = phrase.trim().split(' ');
    const [first = ''] = words;
    const same = (PHRASES.get(first) ?? []).filter(
      (one) => one.words.join(' ') !== words.join(' '),
    );
    PHRASES.set(
      first,
      [...same, { words, meaning }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
}

/** The longest phrase that begins at a position of `words`: how many words it takes and what they mean. */
export function phraseAt(
  words: readonly string[],
  place: number,
): { length: number; meaning: Meaning } | null {
  const first = words[place] ?? '';
  const here = PHRASES.get(first) ?? PHRASES.get(unstretched(first)) ?? [];
  const found = here.find((phrase) =>
    phrase.words.every((word, index) => index === 0 || word === words[place + index]),
  );
  return found ? { length: found.words.length, meaning: found.meaning } : null;
}

/** 'Siiii', 'nooo', 'vooy'. */
function unstretched(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1').replace(/^(si|no|ja)\1+$/u, '$1');
}
